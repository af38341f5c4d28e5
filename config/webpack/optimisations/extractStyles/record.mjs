// Stands for @emotion/styled and @emotion/react while the build reads the styles: nothing is drawn, each style is
// recorded.
import { serializeStyles } from '@emotion/serialize';
import { recorded } from './recorded.mjs';

const module = new URL(import.meta.url).searchParams.get('module') ?? '';

/** The rules of the animations in a style; emotion chains them to it. */
const keyframesOf = ({ next }) => (next?.styles === undefined ? [] : [next.styles, ...keyframesOf(next)]);

/** A styled element that stays with emotion. */
const elementOfEmotion = { staysWithEmotion: true, withComponent: () => elementOfEmotion };

/**
 * Like emotion: what is based on a styled element has that one's style before its own. A style that depends on props or
 * is no template stays with emotion, and so does its whole module.
 */
const styled =
  (base) =>
  (...template) => {
    const [text, ...values] = template;
    const isConstant = Array.isArray(text) && !values.some((value) => typeof value === 'function');
    if (!isConstant || (typeof base !== 'string' && base.staysWithEmotion)) {
      recorded.staysWithEmotion.add(module);
      return elementOfEmotion;
    }
    const own = serializeStyles(template, {}, {});
    const style = typeof base === 'string' ? own.styles : (base.style ?? '') + own.styles;
    const elements = recorded.modules.get(module) ?? [];
    recorded.modules.set(module, [...elements, { style, keyframes: keyframesOf(own) }]);
    const element = { style, withComponent: () => element };
    return element;
  };

export default new Proxy(styled, { get: (_, tag) => styled(String(tag)) });

/** As emotion's: a style to put into others, or to give to `Global`. */
export const css = (...pieces) => serializeStyles(pieces, {}, {});

/** As emotion's: its name stands in styles, which bring the rule along. */
export const keyframes = (...pieces) => {
  const { name, styles } = serializeStyles(pieces, {}, {});
  const animation = `animation-${name}`;
  return { name: animation, styles: `@keyframes ${animation}{${styles}}`, anim: 1 };
};

/** Is not drawn. */
export const Global = () => null;
