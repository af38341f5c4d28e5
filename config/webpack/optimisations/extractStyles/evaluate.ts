// Evaluates every module of the portal that has styles, with recorders in place of emotion, and writes to the standard
// output as JSON what they say. It is a process of its own, so that a build in a process that lives on reads the
// sources again. Parameter: the project's folder.
import { readdirSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import createCache from '@emotion/cache';
import type { BuiltStyles } from './plugin';
import { recorded } from './recorded.mjs';
import { styleTemplates } from './takeOut.mjs';

const [, , root = ''] = process.argv;
const sources = path.join(root, 'src');
register('./hooks.mjs', import.meta.url);

/** The text of each module that has styles of emotion, by its absolute path. */
const modules = new Map(
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => path.join(sources, name))
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, text]) => /from '@emotion\/(?:react|styled)'/.test(text)),
);

for (const file of modules.keys())
  await import(pathToFileURL(file).href).catch(() => {
    // The module can only run in a browser.
    recorded.staysWithEmotion.add(pathToFileURL(file).href);
  });

const elementsOf = (file: string) => recorded.modules.get(pathToFileURL(file).href) ?? [];
const templatesOf = (file: string, from: string) =>
  styleTemplates(modules.get(file) ?? '').filter((template) => template.from === from);
const importsOf = (file: string): readonly string[] =>
  [...(modules.get(file) ?? '').matchAll(/ from '(\.[^']*)'/g)].flatMap(([, target = '']) => {
    const place = path.resolve(path.dirname(file), target);
    return [`${place}.ts`, `${place}.tsx`].filter((name) => modules.has(name));
  });

/**
 * The modules that stay with emotion: those with a style that cannot be taken out, or that is not created exactly once;
 * those that import from them; and those whose styles are inserted into theirs.
 */
const staysWithEmotion = new Set(
  [...modules.keys()].filter(
    (file) =>
      recorded.staysWithEmotion.has(pathToFileURL(file).href) ||
      elementsOf(file).length !== templatesOf(file, '@emotion/styled').length,
  ),
);
for (let before = -1; before !== staysWithEmotion.size; ) {
  before = staysWithEmotion.size;
  for (const file of modules.keys()) {
    for (const other of importsOf(file)) {
      if (staysWithEmotion.has(other)) staysWithEmotion.add(file);
      else if (staysWithEmotion.has(file) && templatesOf(other, '@emotion/react').length > 0)
        staysWithEmotion.add(other);
    }
  }
}

// Outside a browser emotion returns what it would insert; the supported browsers need none of its prefixes.
const emotion = createCache({ key: 'css', stylisPlugins: [] });
const written = (selector: string, styles: string): string =>
  String(emotion.insert(selector, { name: styles, styles }, emotion.sheet, false) ?? '');

// A module comes before those that it imports, because emotion inserts the style of an outer element before that of an
// inner one: so the inner one wins among equally specific rules.
const elements = [...recorded.modules]
  .reverse()
  .flatMap(([module, ofModule]) => (staysWithEmotion.has(fileURLToPath(module)) ? [] : ofModule));
const keyframes = new Set(elements.flatMap((element) => element.keyframes));
const styles = new Set(elements.map(({ style }) => style));
// Short, because they are in the first script and in the sheet.
const classes = new Map([...styles].map((style, index) => [style, `css-${index.toString(36)}`]));

const globalFile = path.join(sources, 'ui/GlobalStyles.tsx');
const hasGlobal = modules.has(globalFile) && !staysWithEmotion.has(globalFile);
const { globalStyles } = hasGlobal ? await import(pathToFileURL(globalFile).href) : { globalStyles: { styles: '' } };
const built: BuiltStyles = {
  sheet: [
    written('', globalStyles.styles),
    ...[...keyframes].map((rule) => written('', rule)),
    ...[...classes].map(([style, name]) => written(`.${name}`, style)),
  ].join(''),
  classes: Object.fromEntries(
    [...modules.keys()]
      .filter((file) => !staysWithEmotion.has(file))
      .map((file) => [path.relative(root, file), elementsOf(file).flatMap(({ style }) => classes.get(style) ?? [])]),
  ),
};
process.stdout.write(JSON.stringify(built));
