import { StyleSheet } from '@emotion/sheet';

/**
 * Replaces @emotion/cache, which rewrites every style for browsers that cannot nest rules and inserts each of its rules
 * separately. Browsers that have `:has()` can nest rules themselves, so a style is inserted as it was written, in one
 * step and without a parser (stylis, 4 kB). What still needs a prefix has it in its style.
 * @param {{ key: string }} options
 */
export default ({ key }) => {
  const cache = {
    key,
    sheet: new StyleSheet({ key, container: document.head }),
    inserted: {},
    registered: {},
    insert(selector, { name, styles }, sheet, shouldCache) {
      // Global styles and keyframes are whole rules: a query that always matches makes them one. Between two styles
      // emotion writes semicolons, which would make the next rule unreadable.
      sheet.insert(selector ? `${selector}{${styles}}` : `@media all{${styles.replace(/};+/g, '}')}}`);
      if (shouldCache) cache.inserted[name] = true;
    },
  };
  return cache;
};
