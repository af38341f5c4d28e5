// Stands for @emotion/styled while the build reads the styles: nothing is drawn, each style is recorded.
import { serializeStyles } from '@emotion/serialize';
import { recorded } from './recorded.mjs';

const module = new URL(import.meta.url).searchParams.get('module') ?? '';

/** @typedef {{ readonly style?: string, readonly isLeft?: boolean }} Recorded a styled element or another component */

/** A styled element that stays with emotion. */
const leftElement = { isLeft: true, withComponent: () => leftElement };

/**
 * Like emotion: what is based on a styled element has that one's style before its own. A style that depends on props or
 * is no template stays with emotion, and so does its whole module.
 * @param {string | Recorded} base
 */
const styled =
  (base) =>
  (/** @type {[TemplateStringsArray, ...unknown[]]} */ ...template) => {
    const [text, ...values] = template;
    const isConstant = Array.isArray(text) && !values.some((value) => typeof value === 'function');
    if (!isConstant || (typeof base !== 'string' && base.isLeft)) {
      recorded.left.add(module);
      return leftElement;
    }
    const own = serializeStyles(/** @type {never} */ (template), {}, {});
    const style = typeof base === 'string' ? own.styles : (base.style ?? '') + own.styles;
    const { name } = serializeStyles([style], {}, {});
    recorded.add(module, { className: `css-${name}`, style, keyframes: recorded.keyframesOf(own) });
    const element = { style, withComponent: () => element };
    return element;
  };

export default new Proxy(styled, { get: (_, tag) => styled(String(tag)) });
