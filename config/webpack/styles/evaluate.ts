// Evaluates every module of the portal that has styles, with recorders in place of emotion, and writes to the standard
// output as JSON what they say. It is a process of its own, so that a build in a process that lives on reads the
// sources again. Parameter: the project's folder.
import { readdirSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packCss } from './packCss.mjs';
import type { BuiltStyles } from './read';
import { recorded } from './recorded.mjs';

const [, , root = ''] = process.argv;
const sources = path.join(root, 'src');
register('./hooks.mjs', import.meta.url);

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => path.join(sources, name))
  .filter((file) => readFileSync(file, 'utf8').includes("from '@emotion/"))
  .sort();
for (const file of files) await import(pathToFileURL(file).href);
const { globalStyles } = await import(pathToFileURL(path.join(sources, 'ui/GlobalStyles.tsx')).href);

const packed = (css: string): string => packCss([css])[0] ?? '';

// A module comes before those that it imports, as emotion inserts the style of what surrounds before the style of what
// is inside; so among equally specific rules that of the inner element is the last.
const elements = [...recorded.modules.values()].reverse().flat();
const keyframes = new Set(elements.flatMap((element) => element.keyframes));
const rules = new Map(elements.map(({ className, style }) => [className, `.${className}{${style}}`]));

// Emotion writes semicolons between two styles, which outside a rule would make the next one unreadable.
const global = packed(globalStyles.styles).replaceAll(/\};+/g, '}');
const built: BuiltStyles = {
  sheet: [global, ...[...keyframes, ...rules.values()].map(packed)].join(''),
  classes: Object.fromEntries(
    [...recorded.modules].map(([module, ofModule]) => [
      path.relative(root, fileURLToPath(module)),
      ofModule.map(({ className }) => className),
    ]),
  ),
};
process.stdout.write(JSON.stringify(built));
