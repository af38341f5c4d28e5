import { parse } from 'valibot';
import { viewPreferencesSchema } from '../../../src/contract/answers/features';
import { CONSENT_CATEGORY, consentProducts } from '../../../src/features/consent/saga';

const section = (visible: unknown, categories: unknown) => ({ visible, categories });
const category = (visible: unknown, name: string, products: unknown) => ({ visible, name, products });
const read = (...sections: unknown[]) =>
  consentProducts(parse(viewPreferencesSchema, { sections }))?.map(({ sent: _, ...product }) => product);

describe('the products of the preferences editor', () => {
  // Rule `preferences.category`.
  it('are those of the category in all sections, except those marked as invisible', () => {
    const products = read(
      section(true, [
        category(true, CONSENT_CATEGORY, [
          { name: 'Health', isSubscribed: true, description: 'News', error: 'Not saved' },
        ]),
        category(true, 'Post', [{ name: 'Letters' }]),
        category(false, CONSENT_CATEGORY, [{ name: 'Hidden category' }]),
      ]),
      section(false, [category(true, CONSENT_CATEGORY, [{ name: 'Hidden section' }])]),
      section(true, [category(true, CONSENT_CATEGORY, [{ name: 'Life', mandatory: true }])]),
    );
    expect(products).toEqual([
      { name: 'Health', description: 'News', mandatory: false, isSubscribed: true, error: 'Not saved' },
      { name: 'Life', mandatory: true, isSubscribed: false },
    ]);
  });

  it('are none if the category or its sections are missing', () => {
    expect(read()).toEqual([]);
    expect(read(section(true, null), section(true, [category(true, 'Post', [])]))).toEqual([]);
  });

  it('leave out products without a name', () => {
    expect(read(section(true, [category(true, CONSENT_CATEGORY, [{ name: '' }, { name: 'Card' }])]))).toStrictEqual([
      { name: 'Card', mandatory: false, isSubscribed: false },
    ]);
  });

  it('are unknown if the category’s products cannot be read', () => {
    expect(read(section(true, [category(true, CONSENT_CATEGORY, 'all of them')]))).toBeUndefined();
    expect(read(section(true, [category(true, CONSENT_CATEGORY, [{ name: {} }, { name: '' }])]))).toBeUndefined();
  });

  it('are unknown if none is the category, and one of those to be seen has no name that can be read', () => {
    const nameless = { visible: true, name: { was: 'string' }, products: [{ name: 'Health' }] };
    expect(read(section(true, [nameless, category(true, 'Post', [])]))).toBeUndefined();
    expect(read(section(true, [nameless, category(true, CONSENT_CATEGORY, [{ name: 'Card' }])]))).toHaveLength(1);
    expect(read(section(true, [{ ...nameless, visible: false }]), section(false, [nameless]))).toEqual([]);
  });

  it('are shown if section and category do not say whether they are visible', () => {
    const categories = [category(undefined, CONSENT_CATEGORY, [{ name: 'Health' }])];
    expect(read(section({ was: 'boolean' }, categories))).toHaveLength(1);
    expect(read(section(undefined, categories), section(false, categories))).toHaveLength(1);
  });
});
