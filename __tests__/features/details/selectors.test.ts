import type { ManageDetails } from '../../../src/contract/answers/portfolio';
import { selectDetailsLinks } from '../../../src/features/details/selectors';
import type { DetailsCorner, DetailsState } from '../../../src/features/details/slice';

const corner = (answer: DetailsState['answer'], firstIndex = 0): DetailsCorner => ({ details: { answer, firstIndex } });
const loaded = (summary: ManageDetails, firstIndex = 0) => corner({ status: 'loaded', summary, at: 0 }, firstIndex);
const two = {
  Details: [
    { Description: 'One', Link: '/one' },
    { Description: 'One', Link: '/one' },
  ],
};

describe('the links of "Manage your details"', () => {
  it.each(['idle', 'loading', 'failed'] as const)('are none while the answer is %s', (status) => {
    expect(selectDetailsLinks(corner({ status }))).toEqual([]);
  });

  it('are none where the answer has no list', () => {
    expect(selectDetailsLinks(loaded({}))).toEqual([]);
  });

  it('leave out what has no text or no safe address', () => {
    const links = selectDetailsLinks(
      loaded({
        Details: [
          { Description: 'Script', Link: 'javascript:alert(1)' },
          { Description: undefined, Link: '/no-text' },
          { Description: 'No address', Link: undefined },
          { Description: 'Call us', Link: 'tel:0800555010' },
        ],
      }),
    );
    expect(links).toEqual([{ key: '3', description: 'Call us', address: 'tel:0800555010' }]);
  });

  it('have keys of their own where two are alike', () => {
    expect(new Set(selectDetailsLinks(loaded(two)).map(({ key }) => key)).size).toBe(2);
  });

  it('stay the same object while the answer does', () => {
    const state = loaded(two);
    expect(selectDetailsLinks({ details: { ...state.details, firstIndex: 1 } })).toBe(selectDetailsLinks(state));
  });
});
