/**
 * What is mutated, in parts that each end within half an hour on two cores.
 * `least` is the share of mutants, in per cent, that the tests must detect; a part without it is measured alone.
 * @type {Readonly<Record<string, { readonly files: readonly string[], readonly least?: number }>>}
 */
export const parts = {
  state: { files: ['src/state/**/*.ts'], least: 90 },
  products: { files: ['src/products/**/*.ts', 'src/portfolio/*.ts'], least: 90 },
  features: { files: ['src/features/**/*.ts'], least: 90 },
  notices: { files: ['src/notices/*.ts', 'src/screens/*.ts', 'src/content/{saga,slice,source}.ts'], least: 90 },
  contract: { files: ['src/contract/**/*.ts'] },
  platform: { files: ['src/platform/**/*.ts'] },
};
