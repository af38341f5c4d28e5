import { jsx } from 'react/jsx-runtime';

/** Stands for @emotion/styled once the styles are in a sheet: a component that draws `base` with its class, `style`. */
const styled = (base, style) => {
  const element = base.element ?? base;
  const Styled = ({ as: Element = element, className, ...attributes }) =>
    jsx(Element, { ...attributes, className: className ? `${className} ${style}` : style });
  Styled.element = element;
  Styled.withComponent = (other) => styled(other, style);
  return Styled;
};

export default styled;

/** The global styles are in the sheet as well. */
export const Global = () => null;
