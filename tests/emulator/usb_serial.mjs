// The host's end of the USB serial port. Like the package's USBCDC it enumerates the device, but a host with nothing to send
// leaves the device alone (an empty packet every 10 microseconds would cost it a good part of its time), and it can set the
// baud rate, which is how a device is asked into its boot loader.
import { USBCDC, createSetupPacket, DataDirection, SetupRecipient, SetupType } from 'rp2040js';

const SET_LINE_CODING = 0x20;
const PACKET = 64;

export class UsbSerial {
  constructor(chip) {
    this.received = '';
    this.connected = false;
    this.outgoing = [];
    this.waiting = false; // the device has a buffer ready for us
    this.line_coding = undefined;
    this.on_text = () => {};
    this.usb = chip.rp2040.usbCtrl;
    this.host = new USBCDC(this.usb);
    this.host.onDeviceConnected = () => { this.connected = true; };
    this.host.onSerialData = (bytes) => {
      const text = Buffer.from(bytes).toString('latin1');
      this.received += text;
      this.on_text(text);
    };
    this.usb.onEndpointRead = (endpoint) => this.#buffer_ready(endpoint);
    // A host that does not read leaves the device's packet where it is: it never hears that the packet has gone.
    this.untold = undefined;
    this.reading = true;
    const tell = this.usb.indicateBufferReady.bind(this.usb);
    this.usb.indicateBufferReady = (endpoint, out) => {
      if (this.reading || out || endpoint !== this.host.inEndpoint) tell(endpoint, out);
      else this.untold = () => tell(endpoint, out);
    };
  }

  send(text) {
    for (const byte of Buffer.from(text, 'latin1')) this.outgoing.push(byte);
    if (this.waiting) this.#give();
  }

  // All that has come since the last take.
  take() {
    const text = this.received;
    this.received = '';
    return text;
  }

  stop_reading() { this.reading = false; }

  go_on_reading() {
    this.reading = true;
    this.untold?.();
    this.untold = undefined;
  }

  set_baud_rate(baud) {
    const coding = Uint8Array.of(baud & 0xff, (baud >> 8) & 0xff, (baud >> 16) & 0xff, baud >>> 24, 0, 0, 8);
    this.line_coding = coding;
    this.usb.sendSetupPacket(createSetupPacket({
      dataDirection: DataDirection.HostToDevice, type: SetupType.Class, recipient: SetupRecipient.Interface,
      bRequest: SET_LINE_CODING, wValue: 0, wIndex: 0, wLength: coding.length,
    }));
  }

  // A request of picotool's reset interface.
  vendor_request(request, value, interface_number) {
    this.usb.sendSetupPacket(createSetupPacket({
      dataDirection: DataDirection.HostToDevice, type: SetupType.Class, recipient: SetupRecipient.Interface,
      bRequest: request, wValue: value, wIndex: interface_number, wLength: 0,
    }));
  }

  #buffer_ready(endpoint) {
    if (endpoint === 0 && this.line_coding !== undefined) {
      this.usb.endpointReadDone(0, this.line_coding);
      this.line_coding = undefined;
    } else if (endpoint === this.host.outEndpoint) {
      this.waiting = true;
      if (this.outgoing.length > 0) this.#give();
    }
  }

  #give() {
    this.waiting = false;
    this.usb.endpointReadDone(this.host.outEndpoint, Uint8Array.from(this.outgoing.splice(0, PACKET - 1)));
  }
}
