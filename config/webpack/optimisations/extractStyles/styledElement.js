import { jsx } from 'react/jsx-runtime';

/** Stands for @emotion/styled once styles are in the page: a component that draws `base` with its class, `style`. */
const styled = (base, style) => {
  const element = base.element ?? base;
  const Styled = ({ as: Element = element, className, ...attributes }) =>
    jsx(Element, { ...attributes, className: className ? `${className} ${style}` : style });
  Styled.element = element;
  Styled.withComponent = (other) => styled(other, style);
  return Styled;
};

export default styled;
