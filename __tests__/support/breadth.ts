/**
 * How broadly the tests go: `npm test` takes a bounded sample of what only repeats a check for another member, width or
 * seed; `npm run test:wide` takes all of it.
 */
export const isWide = process.env.TEST_BREADTH === 'wide';

/**
 * At most so many entries, evenly spread over the whole list, the same ones in every run; all of them in a wide run.
 */
export const sampleOf = <Entry>(all: readonly Entry[], most: number, wide = isWide): readonly Entry[] =>
  wide || all.length <= most
    ? all
    : Array.from({ length: most }, (_, place) => all[Math.floor((place * all.length) / most)] as Entry);

/** How often a property is tried. */
export const runs = ({ few, many }: { readonly few: number; readonly many: number }, wide = isWide) => ({
  numRuns: wide ? many : few,
});
