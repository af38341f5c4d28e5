/**
 * Replaces @emotion/styled in the production build, which has taken the styles out of the script: a styled element is
 * the element with its class. `jsxRuntime.js` draws it, without a component around the element.
 * @param {import('react').ElementType & { element?: import('react').ElementType }} base what is styled; the style of a
 * styled element is part of the new one's
 * @param {string} style the class
 */
const styled = (base, style) => {
  const element = base.element ?? base;
  return { element, style, withComponent: (other) => styled(other, style) };
};

export default styled;
