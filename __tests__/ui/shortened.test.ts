import fc from 'fast-check';
import { shortened } from '../../src/ui/shortened';

// Rule `text.bounds`.
describe('words of a service', () => {
  it('are whole up to 200 characters, a description up to 2,000', () => {
    expect(shortened('x'.repeat(200))).toEqual({ children: 'x'.repeat(200) });
    expect(shortened('x'.repeat(2_000), 'description')).toEqual({ children: 'x'.repeat(2_000) });
  });

  it('that are longer are cut, and whole in the title', () => {
    const text = `${'x'.repeat(200)}y`;
    expect(shortened(text)).toEqual({ children: `${'x'.repeat(200)}…`, title: text });
  });

  it('are never cut within a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('x', '\u{1f600}'), minLength: 199, maxLength: 202 }), (text) => {
        expect(shortened(text).children).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});
