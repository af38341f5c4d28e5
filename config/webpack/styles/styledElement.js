import { createElement } from 'react';

/**
 * Replaces @emotion/styled in the production build, which has taken the styles out of the script: a styled element is
 * the element with its class.
 * @param {import('react').ElementType & { element?: import('react').ElementType }} base what is styled; the style of a
 * styled element is part of the new one's
 * @param {string} style the class
 */
const styled = (base, style) => {
  const element = base.element ?? base;
  const Styled = ({ as = element, className, ...attributes }) =>
    createElement(as, { ...attributes, className: className ? `${className} ${style}` : style });
  Styled.element = element;
  Styled.withComponent = (other) => styled(other, style);
  return Styled;
};

export default styled;
