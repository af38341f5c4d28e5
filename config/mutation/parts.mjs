/** The share of mutants, in per cent, that must be detected in each part. */
export const LEAST = 90;

/**
 * What is mutated, in parts that each end within half an hour on two cores, and the unit tests (below `__tests__`) that
 * are meant to detect it: those that mirror the part, and not the hundreds that come by.
 */
export const parts = {
  state: { files: ['src/state/**/*.ts', '!src/state/useChunk.ts'], tests: ['state/**/*.test.ts'] },
  products: {
    files: [
      'src/products/**/*.ts',
      'src/products/{bank,card,flexicare,insure,iot,travel,wills}/*.tsx',
      'src/portfolio/*.ts',
    ],
    // What is owed is read from several products.
    tests: ['products/**/*.test.ts', 'portfolio/*.test.ts', 'screens/paymentsDue.test.ts'],
  },
  features: {
    // Styles are CSS, and decide nothing.
    files: ['src/features/**/*.ts', '!src/features/rewards/*Styles.ts', '!src/features/session/*.ts'],
    tests: ['features/**/*.test.ts'],
  },
  notices: {
    files: [
      'src/notices/*.ts',
      'src/notices/createDialog.tsx',
      'src/screens/*.ts',
      'src/content/{saga,slice}.ts',
      'src/state/useChunk.ts',
    ],
    tests: [
      'notices/*.test.{ts,tsx}',
      'screens/*.test.{ts,tsx}',
      'content/{leftOut,saga,slice}.test.ts',
      'state/useChunk.test.tsx',
    ],
    needsDocument: true,
  },
  session: {
    files: ['src/features/session/*.ts'],
    tests: ['features/session/{countdown,endWithoutScript,lifetime,signOut}.test.{ts,tsx}'],
    needsDocument: true,
  },
  contract: {
    files: ['src/contract/**/*.ts'],
    // What the fields mean is published.
    tests: ['contract/**/*.test.ts', 'config/contract/openapi.test.ts'],
  },
  platform: {
    // The browser decides about fonts, so that the typeface is tested there.
    files: ['src/platform/**/*.ts', '!src/platform/typefaceFiles.ts'],
    tests: ['platform/**/*.test.{ts,tsx}'],
    needsDocument: true,
  },
};

const name = process.env.MUTATION_PART ?? 'state';

/** The part of this run, which config/mutation/run.mjs has looked up. */
export const part = { name, ...parts[name] };
