import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, transformSync } from '@swc/core';
import packageFile from '../../package.json' with { type: 'json' };
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { schemeTones, stageTones } from '../../src/ui/theme';
import { fonts, standInFaces, TYPEFACE } from '../../src/ui/typeface';
import { asElementText, NONCE } from '../server/page';
import { root } from '../setup/run.mjs';
import { textsFile } from '../texts/languages';
import { startTexts } from '../texts/startTexts';
import { earlyCallsTable } from './earlyCallsTable';
import { typefaceFiles } from './typeface';

// What the page shares with the application is inlined as text, without types. All of it is one script, so that what
// one file imports of another is there already.
const textOf = (file: string): string => {
  const text = readFileSync(path.join(root, file), 'utf8').replace(/^export |^import [^;]+;$/gm, '');
  return file.endsWith('.ts')
    ? transformSync(text, {
        swcrc: false,
        env: { targets: packageFile.browserslist.join(', ') },
        jsc: { parser: { syntax: 'typescript' } },
      }).code
    : text;
};

/** The text of the inline script that starts the first calls and shows a failed start. */
export const earlyCallsScript = (): string => {
  // Read as text: compiled code may refer to names that exist outside the page only.
  const source = [
    'src/contract/productNeed.ts',
    'src/contract/routes.ts',
    'src/platform/csrf.ts',
    'src/platform/endpointAddress.ts',
    'src/platform/requestForm.ts',
    'src/platform/hash.ts',
    'src/platform/earlyCalls.ts',
    'src/platform/typefaceFiles.ts',
    'config/webpack/watchStart.js',
  ]
    .map(textOf)
    .join('\n');
  const files = typefaceFiles().map(({ address, range }) => ({ address, range }));
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

/** The values for the template public/index.html. */
export const pageParts = () => ({
  nonce: NONCE,
  earlyCalls: earlyCallsScript(),
  runtimeConfiguration: asElementText(defaultConfiguration),
  title: defaultConfiguration.title,
  brand: defaultConfiguration.brand.name,
  language: defaultConfiguration.language,
  texts: { ...startTexts(defaultConfiguration), file: textsFile(defaultConfiguration.language) },
  // The value of `font-family` for all texts, and the style rules that it needs.
  fonts,
  fontFaces: standInFaces,
  light: { ...schemeTones('light'), ...stageTones },
  dark: schemeTones('dark'),
});
