import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom lacks these or has weaker ones. Never add MessageChannel: its open port prevents jest from ending.
const GLOBALS_OF_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  // jsdom's own is written in JavaScript, and slow.
  'URL',
  'URLSearchParams',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'ArrayBuffer',
  'Uint8Array',
];

/** jsdom whose network, stream and encoding globals are those of Node. */
export default class BrowserLikeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // Virtual time lets promises settle between two timers. By jsdom's own setTimeout that takes a millisecond each time.
    const { constructor: FakeTimers } = this.fakeTimersModern;
    this.global.setImmediate = setImmediate;
    this.fakeTimersModern = new FakeTimers({ config: config.projectConfig, global: this.global });
    delete this.global.setImmediate;
  }

  async setup() {
    await super.setup();
    for (const name of GLOBALS_OF_NODE) {
      Object.defineProperty(this.global, name, { value: globalThis[name], writable: true, configurable: true });
    }
    // It lays nothing out.
    this.global.Element.prototype.scrollIntoView = () => undefined;
    Object.assign(this.global.HTMLDialogElement.prototype, {
      showModal() {
        this.open = true;
      },
      close() {
        this.open = false;
      },
    });
  }
}
