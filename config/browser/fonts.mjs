import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';

const modules = path.join(root, 'node_modules');
const google = '@expo-google-fonts';

/**
 * What a tested browser finds on its system, whatever is on this one: fonts that come with the packages.
 * `figtree` is the portal's typeface; `arial` has the widths of Arial; `narrow` and `wide` are known to no style of the
 * portal, as the fonts of some members.
 */
const folders = {
  figtree: `${google}/figtree`,
  arial: `${google}/arimo`,
  narrow: `${google}/archivo-narrow`,
  wide: `${google}/lexend`,
};

/** @typedef {keyof typeof folders} Fonts */

/**
 * The environment in which Chromium finds these fonts and no others, where fonts are found by fontconfig (Linux).
 * Elsewhere it has no effect.
 * @param {Fonts} fonts
 * @returns {Record<string, string | undefined>}
 */
export const environmentWithFonts = (fonts) => {
  const folder = path.join(root, '.cache/fonts');
  const file = path.join(folder, `${fonts}.conf`);
  const environment = { ...process.env, FONTCONFIG_FILE: file };
  const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const text = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${escaped(path.join(modules, folders[fonts]))}</dir><cachedir>${escaped(folder)}</cachedir></fontconfig>
`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return environment;
  mkdirSync(folder, { recursive: true });
  // Every worker of the tests comes here, and a browser that is starting must not read half a file.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, file);
  return environment;
};
