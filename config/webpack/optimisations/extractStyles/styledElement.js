import { jsx } from 'react/jsx-runtime';

/**
 * Stands for @emotion/styled in a module whose styles are in the page's style sheet: a styled element is a component
 * that draws the element with its class, `style`. The style of a styled `base` is part of the new one's.
 */
const styled = (base, style) => {
  const element = base.element ?? base;
  const Styled = ({ as: Element = element, className, ...attributes }) =>
    jsx(Element, { ...attributes, className: className ? `${className} ${style}` : style });
  Styled.element = element;
  Styled.withComponent = (other) => styled(other, style);
  return Styled;
};

export default styled;
