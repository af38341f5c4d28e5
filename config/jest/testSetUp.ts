// Ends a test that hangs. Slow tests are fine on a busy machine.
jest.setTimeout(600_000);

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
