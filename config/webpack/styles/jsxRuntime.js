import { jsx as draw, Fragment } from 'react/jsx-runtime';

/**
 * Draws for the production build what is written as JSX: in place of a styled element the element itself, with its
 * class. Components around them would be a fifth of everything that React keeps and goes through.
 * @param {import('react').ElementType & { element?: import('react').ElementType, style?: string }} type
 * @param {Readonly<Record<string, unknown>>} props
 * @param {string} [key]
 */
const jsx = (type, props, key) => {
  if (type.style === undefined) return draw(type, props, key);
  const { as = type.element, className, ...attributes } = props;
  attributes.className = className ? `${className} ${type.style}` : type.style;
  return draw(as, attributes, key);
};

export { Fragment, jsx, jsx as jsxs };
