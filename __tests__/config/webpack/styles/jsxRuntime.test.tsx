import { render, screen } from '@testing-library/react';
import type { ElementType } from 'react';
import { Fragment, jsx, jsxs } from '../../../../config/webpack/styles/jsxRuntime';
import styled from '../../../../config/webpack/styles/styledElement';

// What the build makes of `styled.p` and its like. React and TypeScript know none of it.
const element = (base: unknown, style: string) => styled(base as never, style) as never as ElementType;

const html = (drawn: ReturnType<typeof jsx>): string => render(drawn).container.innerHTML;

it('A styled element is the element itself, with its class beside that of whoever draws it', () => {
  const Text = element('p', 'css-1');
  expect(html(jsx(Text, { title: 'a', children: 'words' }))).toBe('<p title="a" class="css-1">words</p>');
  expect(html(jsx(Text, { className: 'status-active' }))).toBe('<p class="status-active css-1"></p>');
  expect(jsx(Text, {}).type).toBe('p');
});

it('It can be drawn as another element, with a key and a ref', () => {
  let held: unknown;
  const hold = (node: unknown) => {
    held = node;
  };
  const drawn = jsx(element('p', 'css-1'), { as: 'div', ref: hold }, 'k');
  expect(drawn.key).toBe('k');
  expect(html(drawn)).toBe('<div class="css-1"></div>');
  expect(held).toBeInstanceOf(HTMLDivElement);
});

it('One that is based on another has its own class alone, and `withComponent` keeps that', () => {
  const Panel = element('section', 'css-1');
  const Card = styled(Panel as never, 'css-2');
  expect(html(jsx(Card as never, {}))).toBe('<section class="css-2"></section>');
  expect(html(jsx(Card.withComponent('a' as never) as never, { href: '/a' }))).toBe('<a href="/a" class="css-2"></a>');
});

it('A styled component gets the class, and everything else is drawn as React does', () => {
  const Named = ({ className = '' }: { className?: string }) => <em>{className}</em>;
  render(jsxs(Fragment, { children: [jsx(element(Named, 'css-3'), {}, 'a'), jsx('b', { children: 'bold' }, 'b')] }));
  expect(screen.getByText('css-3').tagName).toBe('EM');
  expect(screen.getByText('bold').tagName).toBe('B');
});
