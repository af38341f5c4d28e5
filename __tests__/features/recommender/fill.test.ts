import * as v from 'valibot';
import { endpoints } from '../../../src/contract/endpoints';
import { fill } from '../../../src/features/recommender/fill';

const titled = (titles: readonly string[]) =>
  titles.map((title) => ({ title, googleAnalyticsMessageId: title.startsWith('no id') ? undefined : title }));

// Rule `recommender.fill`.
describe('the recommender fills up', () => {
  it.each([
    ['with next-best offers before extra content', ['r'], ['n'], ['e', 'f'], ['r', 'n', 'e']],
    ['to three recommendations at most', ['r', 's', 't', 'u'], ['n'], ['e'], ['r', 's', 't']],
    ['with no more next-best offers than there is room', ['r', 's'], ['n', 'o'], ['e'], ['r', 's', 'n']],
    ['with no offer that repeats another', ['r'], ['r', 'n', 'n'], ['e'], ['r', 'n', 'e']],
    ['with other things though they repeat one', ['r', 'r'], [], ['r'], ['r', 'r', 'r']],
    [
      'with offers without an id, which never repeat',
      ['no id 1'],
      ['no id 2', 'no id 3'],
      [],
      ['no id 1', 'no id 2', 'no id 3'],
    ],
    ['with what there is', [], ['n'], [], ['n']],
  ])('%s', (_, recommendations, nextBestOffer, extraContent, filled) => {
    const given = {
      recommendations: titled(recommendations),
      nextBestOffer: titled(nextBestOffer),
      extraContent: titled(extraContent),
    };
    expect(fill(given).map(({ title }) => title)).toEqual(filled);
  });

  it('with the other lists if one cannot be read', () => {
    const { schema } = endpoints.recommendations;
    const recommendations = [{ title: 'r' }];
    for (const odd of [[null], '', { title: 'one' }]) {
      const read = v.parse(schema, { recommendations, nextBestOffer: odd, extraContent: odd });
      expect(fill(read).map(({ title }) => title)).toEqual(['r']);
    }
  });

  it('only with readable items, and a message alone is readable', () => {
    const items = [{}, { message: 'Words' }];
    for (const source of ['recommendations', 'nextBestOffer', 'extraContent']) {
      const given = { recommendations: [], nextBestOffer: [], extraContent: [], [source]: items };
      expect(fill(given).map(({ label }) => label)).toEqual(['Words']);
    }
  });
});
