import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, transformSync } from '@swc/core';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { type ColourScheme, darkScheme, lightScheme, stageColours } from '../../src/ui/theme';
import { fonts, standInFaces, TYPEFACE } from '../../src/ui/typeface';
import { supportedBrowsers } from './browsers';
import { earlyCallsTable } from './earlyCallsTable';
import { asElementText, NONCE } from './pageText';
import { typefaceFiles } from './typeface';

/** The values for the template public/index.html. */
export interface PageParts {
  readonly nonce: string;
  /** The text of the one inline script. */
  readonly earlyCalls: string;
  /** The default runtime configuration as JSON that cannot end its element. */
  readonly runtimeConfiguration: string;
  readonly title: string;
  readonly brand: string;
  /** The value of `font-family` for all texts, and the style rules that it needs. */
  readonly fonts: string;
  readonly fontFaces: string;
  /** The colours of both schemes, and on the stage. */
  readonly light: ColourScheme;
  readonly dark: ColourScheme;
  readonly stage: typeof stageColours;
}

// What the page shares with the application is inlined as text, without types. All of it is one script, so that what
// one file imports of another is there already.
const textOf = (root: string, file: string): string => {
  const text = readFileSync(path.join(root, file), 'utf8').replace(/^export |^import [^;]+;$/gm, '');
  return file.endsWith('.ts')
    ? transformSync(text, {
        swcrc: false,
        env: { targets: supportedBrowsers.join(', ') },
        jsc: { parser: { syntax: 'typescript' } },
      }).code
    : text;
};

/**
 * The text of the inline script that starts the first calls and shows a failed start; `root` is the project's folder.
 */
export const earlyCallsScript = (root: string): string => {
  // Read as text: compiled code may refer to names that exist outside the page only.
  const source = [
    'src/contract/productNeed.ts',
    'src/contract/routes.ts',
    'src/platform/csrf.ts',
    'src/platform/endpointAddress.ts',
    'src/platform/requestForm.ts',
    'src/platform/earlyCalls.ts',
    'src/platform/typefaceFiles.ts',
    'config/webpack/watchStart.js',
  ]
    .map((file) => textOf(root, file))
    .join('\n');
  const files = typefaceFiles(root).map(({ address, range }) => ({ address, range }));
  const whole = `{${source}
    watchStart();
    startEarlyCalls(${JSON.stringify(earlyCallsTable)},window.earlyRequests={});
    installTypeface(window,${JSON.stringify(TYPEFACE)},${JSON.stringify(files)});
  }`;
  return minifySync(whole, { module: false, compress: { toplevel: true }, mangle: { toplevel: true } }).code.replaceAll(
    '</',
    '<\\/',
  );
};

/** The parts of the page for the project in `root`. */
export const pageParts = (root: string): PageParts => ({
  nonce: NONCE,
  earlyCalls: earlyCallsScript(root),
  runtimeConfiguration: asElementText(defaultConfiguration),
  title: defaultConfiguration.title,
  brand: defaultConfiguration.brand.name,
  fonts,
  fontFaces: standInFaces,
  light: lightScheme,
  dark: darkScheme,
  stage: stageColours,
});
