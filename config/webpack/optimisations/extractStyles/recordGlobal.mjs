// Stands for @emotion/react while the build reads the styles.
import { serializeStyles } from '@emotion/serialize';

/** As emotion's: a style to put into others, or to give to `Global`. */
export const css = (/** @type {never[]} */ ...pieces) => serializeStyles(pieces, {}, {});

/** As emotion's: its name stands in styles, which bring the rule along. */
export const keyframes = (/** @type {never[]} */ ...pieces) => {
  const { name, styles } = serializeStyles(pieces, {}, {});
  const animation = `animation-${name}`;
  return { name: animation, styles: `@keyframes ${animation}{${styles}}`, anim: 1 };
};

/** Is not drawn. */
export const Global = () => null;
