import { expectSaga } from 'redux-saga-test-plan';
import { picturesIn, tellLeftOut } from '../../src/content/saga';
import { fakeServices, withServices } from '../support/builders';

// Rule `content.leftOut`.
describe('An origin whose pictures are left out', () => {
  it('is named once, as a warning, however many pictures of it there are', async () => {
    const { services, outbox } = fakeServices();
    const addresses = ['https://a.example/1.png', '/cms/site/a.png', undefined, 'https://b.example/1.png'];
    for (const list of [addresses, ['https://a.example/2.png']])
      await expectSaga(tellLeftOut, list)
        .provide([withServices(services)])
        .silentRun(20);
    const words = (origin: string) => `Pictures from ${origin} are left out: content.pictureOrigins does not name it`;
    expect(outbox.logged).toEqual([words('https://a.example'), words('https://b.example')]);
    expect(outbox.levels).toEqual(['warn', 'warn']);
  });

  it('is found in a fragment', () => {
    expect(picturesIn('<p><IMG alt="a" src="https://a.example/1.png"><img src=/b.png></p><a src="c">')).toEqual([
      'https://a.example/1.png',
      '/b.png',
    ]);
  });
});
