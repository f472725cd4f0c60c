// Nothing of our own: the library that holds the SDK's objects needs a source.
