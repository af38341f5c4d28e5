import '@testing-library/jest-dom';

const METHODS = ['error', 'warn', 'log', 'info', 'debug', 'trace'] as const;
const printed: string[] = [];

// Replaced in place, so that jsdom's own complaints, which go to the same console, are caught as well.
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
