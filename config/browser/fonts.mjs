import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../node_modules');
const google = '@expo-google-fonts';

/**
 * What a tested browser finds on its system, whatever is on this one: fonts that come with the packages.
 * `figtree` is the portal's typeface; `arial` has the widths of Arial; `dejavu` is what a fresh Debian has; `narrow`
 * and `wide` are known to no style of the portal, as the fonts of some members.
 */
const folders = {
  figtree: `${google}/figtree`,
  arial: `${google}/arimo`,
  dejavu: 'dejavu-fonts-ttf/ttf',
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
  const folder = path.join(os.tmpdir(), `portfolio-ui-fonts-${process.getuid?.() ?? 0}`);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${fonts}.conf`);
  const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${escaped(path.join(modules, folders[fonts]))}</dir><cachedir>${escaped(folder)}</cachedir></fontconfig>
`,
  );
  return { ...process.env, FONTCONFIG_FILE: file };
};
