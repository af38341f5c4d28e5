import { readTexts } from '../../src/platform/pageTexts';
import en from '../../src/texts/en.json';

const pageWith = (elements: Readonly<Record<string, string>>) => ({
  getElementById: (id: string) => {
    const text = elements[id];
    return text === undefined ? null : Object.assign(document.createElement('script'), { textContent: text });
  },
});
const specified = { language: 'en', formats: 'specified' } as const;

const others = pageWith({ texts: '', 'other-words': '{"action.close":"Shut"}' });

// Rule `texts.others`.
describe('The texts of the page', () => {
  it('are those of its script, with the words of the operator in place of single ones', () => {
    const { messages } = readTexts({ portalTexts: en, document: others }, specified);
    expect([messages['action.close'], messages['action.tryAgain']]).toEqual(['Shut', 'Try again']);
  });

  it('are those of the operator alone, if the page has no script of its own', () => {
    const alone = pageWith({ 'other-words': JSON.stringify(en) });
    expect(readTexts({ document: alone }, specified).messages).toEqual(en);
  });

  it('are missing if the script could not be loaded, whatever words the operator has', () => {
    expect(() => readTexts({ document: others }, specified)).toThrow('could not be loaded');
  });

  // Rule `texts.forms`.
  it('are written in the form of the language only if the configuration says so', () => {
    const page = { portalTexts: en, document: pageWith({ texts: '' }) };
    expect(readTexts(page, { language: 'af', formats: 'specified' }).forms).toBe('en');
    expect(readTexts(page, { language: 'af', formats: 'language' })).toMatchObject({ language: 'af', forms: 'af' });
  });
});
