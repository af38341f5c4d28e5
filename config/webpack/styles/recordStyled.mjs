// Stands for @emotion/styled while the build reads the styles: nothing is drawn, each style is recorded.
import { serializeStyles } from '@emotion/serialize';
import { recorded } from './recorded.mjs';

const module = new URL(import.meta.url).searchParams.get('module') ?? '';

/** @typedef {{ readonly style?: string }} Recorded a styled element or any other component */

/**
 * Like emotion: what is based on a styled element has that one's style before its own.
 * @param {string | Recorded} base
 * @throws if the style depends on props, or is not written as a template: the build could not take it out
 */
const styled =
  (base) =>
  (/** @type {[TemplateStringsArray, ...unknown[]]} */ ...template) => {
    const [text, ...values] = template;
    if (!Array.isArray(text) || values.some((value) => typeof value === 'function'))
      throw new Error(`${module}: a style is a template that depends on nothing but constants.`);
    const own = serializeStyles(/** @type {never} */ (template), {}, {});
    const style = typeof base === 'string' ? own.styles : (base.style ?? '') + own.styles;
    const { name } = serializeStyles([style], {}, {});
    recorded.add(module, { className: `css-${name}`, style, keyframes: recorded.keyframesOf(own) });
    const element = { style, withComponent: () => element };
    return element;
  };

export default new Proxy(styled, { get: (_, tag) => styled(String(tag)) });
