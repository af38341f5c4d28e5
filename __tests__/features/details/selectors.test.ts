import type { ManageDetails } from '../../../src/contract/answers/blocks';
import { selectDetailsLinks } from '../../../src/features/details/Details';
import type { DetailsPart } from '../../../src/features/details/slice';

const part = (details: DetailsPart['details']) => ({ details });
const loaded = (summary: ManageDetails) => part({ status: 'loaded', summary, at: 0 });

describe('the links of "Manage your details"', () => {
  // Rule `details.hidden`.
  it.each(['idle', 'loading', 'failed'] as const)('are none while the answer is %s', (status) => {
    expect(selectDetailsLinks(part({ status }))).toEqual([]);
  });

  it('leave out items without a text or safe address', () => {
    const links = selectDetailsLinks(
      loaded({
        Details: [
          { Description: 'Script', Link: 'javascript:alert(1)' },
          { Link: '/no-text' },
          { Description: 'No address' },
          { Description: 'Call us', Link: 'tel:0800555010' },
        ],
      }),
    );
    expect(links).toEqual([{ key: '0', description: 'Call us', address: 'tel:0800555010', position: 1 }]);
  });

  it('have different keys even if two are alike', () => {
    const one = { Description: 'One', Link: '/one' };
    expect(new Set(selectDetailsLinks(loaded({ Details: [one, one] })).map(({ key }) => key)).size).toBe(2);
  });
});
