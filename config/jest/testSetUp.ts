import type { CompiledMessage } from 'icu-minify/format';
import en from '../../src/texts/en.json';
import { installTexts, type TextKey } from '../../src/texts/installed';

// Ends a test that hangs. Slow tests are fine on a busy machine; under a mutant, what a test waits for may never come.
jest.setTimeout(process.env.MUTATION_PART === undefined ? 600_000 : 15_000);

const METHODS = ['error', 'warn', 'log', 'info', 'debug', 'trace'] as const;
const printed: string[] = [];

// Replaced on the console itself, so that jsdom's own errors, which go to the same console, are caught as well.
for (const method of METHODS) {
  console[method] = (...parts: unknown[]) => {
    const text = parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' ');
    printed.push(`console.${method}: ${text}`);
  };
}

function failOnOutput(): void {
  const lines = printed.splice(0);
  if (lines.length > 0) {
    throw new Error(`The console was written to during a test:\n${lines.join('\n')}`);
  }
}

afterEach(failOnOutput);
afterAll(failOnOutput);

// What is drawn reads in English, as the specification has it. Each text is compiled when it is first drawn: few files
// draw any, and the compiler takes a while to load.
const compiled = new Map<string, CompiledMessage>();
const messages = new Proxy(en, {
  get(texts, key: keyof typeof en) {
    if (!compiled.has(key)) {
      const { compileText } = require('../texts/compile') as typeof import('../texts/compile');
      compiled.set(key, compileText(key, texts[key]));
    }
    return compiled.get(key);
  },
}) as Readonly<Record<TextKey, CompiledMessage>>;
installTexts({ language: 'en', forms: 'en', messages });
