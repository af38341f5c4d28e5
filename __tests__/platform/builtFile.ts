import { addMapping, GenMapping, setSourceContent, toEncodedMap } from '@jridgewell/gen-mapping';

/** The address of a built file. */
export const builtFile = 'https://portal.example/scripts/main.0123456789abcdef.js';

const mapping = new GenMapping({ file: 'main.js' });
addMapping(mapping, {
  generated: { line: 1, column: 10 },
  source: 'src/state/load.ts',
  original: { line: 7, column: 2 },
  name: 'loadSummary',
});
// The next letter already comes from elsewhere.
addMapping(mapping, {
  generated: { line: 1, column: 11 },
  source: 'src/state/load.ts',
  original: { line: 8, column: 0 },
  name: 'another',
});
setSourceContent(mapping, 'src/state/load.ts', '');

/** Its source map: column 11 of its only line comes from line 7, column 3 of src/state/load.ts, in `loadSummary`. */
export const mapOfBuiltFile = JSON.stringify(toEncodedMap(mapping));
