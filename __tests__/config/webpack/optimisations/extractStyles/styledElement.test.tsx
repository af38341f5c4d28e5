import { render, screen } from '@testing-library/react';
import type { ElementType } from 'react';
import styled from '../../../../../config/webpack/optimisations/extractStyles/styledElement';

// What the build makes of `styled.p` and its like. TypeScript does not know the second parameter.
const element = (base: unknown, style: string) => styled(base as never, style) as never as ElementType;

const html = (drawn: React.ReactElement): string => render(drawn).container.innerHTML;

it('A styled element draws the element with its class, beside that of whoever draws it', () => {
  const Text = element('p', 'css-1');
  expect(html(<Text title="a">words</Text>)).toBe('<p title="a" class="css-1">words</p>');
  expect(html(<Text className="status-active" />)).toBe('<p class="status-active css-1"></p>');
});

it('It can be drawn as another element, with a ref', () => {
  const Text = element('p', 'css-1');
  let held: unknown;
  const hold = (node: unknown) => {
    held = node;
  };
  expect(html(<Text as="div" ref={hold} />)).toBe('<div class="css-1"></div>');
  expect(held).toBeInstanceOf(HTMLDivElement);
});

it('One that is based on another has its own class alone, and `withComponent` keeps that', () => {
  const Panel = element('section', 'css-1');
  const Card = styled(Panel as never, 'css-2');
  const CardElement = Card as never as ElementType;
  const CardLink = Card.withComponent('a' as never) as never as ElementType;
  expect(html(<CardElement />)).toBe('<section class="css-2"></section>');
  expect(html(<CardLink href="/a" />)).toBe('<a href="/a" class="css-2"></a>');
});

it('A styled component gets the class', () => {
  const Named = ({ className = '' }: { className?: string }) => <em>{className}</em>;
  const Styled = element(Named, 'css-3');
  render(<Styled />);
  expect(screen.getByText('css-3').tagName).toBe('EM');
});
