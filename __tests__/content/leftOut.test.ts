import { leftOutOrigin, picturesIn } from '../../src/content/pictureAddress';
import { loadFragment, tellLeftOut } from '../../src/content/saga';
import { contentReducer } from '../../src/content/slice';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { createWorld, settle } from '../support/world';

// Rule `content.leftOut`.
describe('An origin whose pictures are left out', () => {
  it('is named once, as a warning, however many pictures of it there are', async () => {
    const { run, outbox } = createWorld({ reducer: {}, sagas: [] });
    const addresses = ['https://a.example/1.png', '/cms/site/a.png', undefined, 'https://b.example/1.png'];
    for (const list of [addresses, ['https://a.example/2.png']]) run(() => tellLeftOut(() => list));
    await settle();
    const words = (origin: string) => `Pictures from ${origin} are left out: content.pictureOrigins does not name it`;
    expect(outbox.logged).toEqual([words('https://a.example'), words('https://b.example')]);
    expect(outbox.levels).toEqual(['warn', 'warn']);
  });

  it('is named too if a service names the picture itself', async () => {
    const { run, outbox } = createWorld({ reducer: { content: contentReducer }, sagas: [] });
    run(() => loadFragment({ path: 'https://a.example/1.png' }));
    await settle();
    expect(outbox.logged).toEqual([expect.stringContaining('https://a.example')]);
  });

  it.each([
    ['https://elsewhere.example/a.png', 'https://elsewhere.example'],
    ['//elsewhere.example/a.png', 'https://elsewhere.example'],
    ['https://pictures.example/a.png', undefined],
    ['/portal/sign-out', undefined],
    ['data:image/png;base64,AA', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('is, for the picture %s, %s', (address, origin) => {
    const content = { ...defaultConfiguration.content, pictureOrigins: ['https://pictures.example'] };
    expect(leftOutOrigin(address, 'https://portal.example', { content })).toBe(origin);
  });

  it('is found in a fragment', () => {
    expect(picturesIn('<p><IMG alt="a" src="https://a.example/1.png"><img src=/b.png></p><a src="c">')).toEqual([
      'https://a.example/1.png',
      '/b.png',
    ]);
  });
});
