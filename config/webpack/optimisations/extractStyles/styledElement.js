import { jsx } from 'react/jsx-runtime';

/**
 * Stands for @emotion/styled in a module whose styles are in the page's style sheet: a styled element is a component
 * that draws the element with its class.
 * @param {import('react').ElementType & { element?: import('react').ElementType }} base what is styled; the style of a
 * styled element is part of the new one's
 * @param {string} style the class
 */
const styled = (base, style) => {
  const element = base.element ?? base;
  /** @param {Readonly<Record<string, unknown>>} props */
  const Styled = ({ as: Element = element, className, ...attributes }) =>
    jsx(Element, { ...attributes, className: className ? `${className} ${style}` : style });
  Styled.element = element;
  Styled.withComponent = (/** @type {import('react').ElementType} */ other) => styled(other, style);
  return Styled;
};

export default styled;
