import { fireEvent, render, screen } from '@testing-library/react';
import { ContentImage, type ContentPlace, ContentPlaceContext, type ContentSource } from '../../src/content';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';

const place: ContentPlace = {
  host: 'portal.example',
  origin: 'https://portal.example',
  configuration: defaultConfiguration,
};

const show = (image: ContentSource) =>
  render(
    <ContentPlaceContext value={place}>
      <ContentImage image={image} text="A card" />
    </ContentPlaceContext>,
  );

describe('a picture of the content management', () => {
  it.each<[string, ContentSource, string]>([
    ['with the prefix', { path: '/a.png' }, '/cms/site/a.png'],
    ['as it comes where it has its own context', { path: '/a.png', ownContext: true }, '/a.png'],
    ['as it comes from elsewhere', { path: 'https://elsewhere.example/a.png' }, 'https://elsewhere.example/a.png'],
    ['as it comes in a data address', { path: 'data:image/png;base64,AA' }, 'data:image/png;base64,AA'],
  ])('is fetched %s', (_, image, address) => {
    show(image);
    expect(screen.getByRole('img', { name: 'A card' })).toHaveAttribute('src', address);
  });

  it('gives way to a warning when it cannot be had', () => {
    show({ path: '/a.png' });
    fireEvent.error(screen.getByRole('img', { name: 'A card' }));
    expect(screen.getByText('Unable to load content.')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'A card' })).toBeNull();
  });

  it('gives way to a warning when its address is not safe', () => {
    show({ path: 'javascript:alert(1)', ownContext: true });
    expect(screen.getByText('Unable to load content.')).toBeVisible();
  });
});
