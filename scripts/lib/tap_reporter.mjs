// Reports what node's test runner finds in the form scripts/test counts: a line a test, and words only about failures.
//     node --test-reporter=./scripts/lib/tap_reporter.mjs TEST.mjs
export default async function* report(events) {
  let count = 0;
  for await (const { type, data } of events) {
    if (type === 'test:pass') yield `ok ${++count} - ${data.name}\n`;
    if (type === 'test:fail') {
      const { error } = data.details;
      const words = String((error.cause ?? error).stack ?? error.message);
      yield `not ok ${++count} - ${data.name}\n${words.replaceAll(/^/gm, '    ')}\n`;
    }
  }
  yield `1..${count}\n`;
}
