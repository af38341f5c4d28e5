import { readRuntimeConfiguration, readTexts } from '../../../config/server/configuration';
import { largeHeadsPage } from '../../../config/server/largeHeads';
import { renderPage } from '../../../config/server/page';
import { directionOf, sources, textsFile } from '../../../config/texts/languages';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { ask, makeFile, serveApp } from './serving';

const words = (value: string | object) => readTexts({ PORTAL_TEXTS: makeFile(value) });

const readLanguages = (value: object, environment: Readonly<Record<string, string>> = {}) =>
  readRuntimeConfiguration({ PORTAL_CONFIG: makeFile(value), ...environment });

const built =
  '<html lang="en"><head><meta name="description" content="x"><script id="texts" nonce="n" src="/texts/en.0.js" integrity="x" defer></script></head>' +
  '<body><p data-text="start.loading">x</p><p id="too-old" data-text="start.tooOld" hidden>x</p></body></html>';

const page = (language: string, others = {}) =>
  renderPage(built, { ...defaultConfiguration, languages: ['en', 'af'], language }, '/', others);

// Rule `texts.page`.
describe('The page in a language', () => {
  it('says so, and has its texts of the first paint and the one file with all others', () => {
    const file = textsFile('af');
    const afrikaans = page('af');
    expect(afrikaans).toContain('<html lang="af">');
    expect(afrikaans).toContain('content="Jou produkte, saldo\'s en belonings op een plek"');
    expect(afrikaans).toContain('<p data-text="start.loading">Jou portefeulje word gelaai</p>');
    expect(afrikaans).toContain('<p id="too-old" data-text="start.tooOld" hidden>Hierdie blaaier is te oud');
    expect(afrikaans).toContain(`src="/${file?.name}" integrity="${file?.integrity}"`);
    expect(afrikaans.match(/texts\//g)).toHaveLength(1);
    expect(page('ar-XB')).toContain('<html lang="ar-XB" dir="rtl">');
  });

  it.each([
    ['rtl', ['ar', 'he', 'fa-AF', 'ckb', 'pa-Arab', 'uz-Arab', 'ar-XB']],
    ['ltr', ['en', 'af-ZA', 'pa', 'ks-Deva', 'ug-Latn', 'en-XA']],
  ])('is written %s in %j', (direction, languages) => {
    for (const language of languages) expect([language, directionOf(language)]).toEqual([language, direction]);
  });

  it('is that of the cookie, if the portal has it; else that of the configuration', async () => {
    const configuration = readLanguages({ languages: ['en', 'af'], language: 'en' });
    const origin = await serveApp({ configuration });
    const languageAt = async (cookie: string) => {
      const { body, headers } = await ask(origin, '/', { headers: { Cookie: cookie } });
      expect(headers.vary).toBe('Accept-Encoding, Cookie');
      return /<html lang="([^"]+)"/.exec(String(body))?.[1];
    };
    expect(await languageAt('a=b; portal_language=af')).toBe('af');
    expect(await languageAt('portal_language=fr')).toBe('en');
    expect(await languageAt('my_portal_language=af')).toBe('en');
  });
});

it('A member with too many cookies is told so in the present language of the portal, and in its words', () => {
  const texts = words({ af: { 'cookies.title': 'Koekies & meer' } });
  const live = { current: defaultConfiguration };
  const page = largeHeadsPage(live, texts);
  live.current = { ...defaultConfiguration, language: 'af' };
  const told = page('/-/clear-cookies');
  expect(told).toContain('<html lang="af" dir="ltr">');
  expect(told).toContain('<title>Koekies &amp; meer</title>');
  expect(told).toContain('<a href="/-/clear-cookies">Vee hierdie werf se koekies uit</a>');
});

// Rule `texts.languages`.
describe('The languages of a configuration', () => {
  it.each([
    [{ languages: ['en', 'fr'] }, {}, 'languages: there are no texts in fr'],
    [{ languages: ['en', 'af', 'en'] }, {}, 'languages: one of them is there twice'],
    [{ language: 'af' }, {}, 'language: af is not among the languages'],
    [{ languages: ['en', 'en-XA'] }, { PORTAL_UPSTREAM: 'http://portal' }, 'languages: there are no texts in en-XA'],
    [{ languages: [] }, {}, 'languages: must not be empty'],
    [{ languages: ['en', '"><script>'] }, {}, 'must be a language such as en or af-ZA'],
  ])('are refused: %j', (value, environment, reason) => {
    expect(() => readLanguages(value, environment)).toThrow(reason);
  });

  it('may be one that the operator brings whole', () => {
    const whole = { ...sources.en, 'start.loading': 'Kulayishwa iphothifoliyo yakho' };
    const file = makeFile({ zu: whole });
    expect(readLanguages({ languages: ['zu'], language: 'zu' }, { PORTAL_TEXTS: file }).language).toBe('zu');
    const zulu = page('zu', readTexts({ PORTAL_TEXTS: file }));
    expect(zulu).toContain('>Kulayishwa iphothifoliyo yakho</p>');
    // Nothing of another language is fetched for it.
    expect(zulu).not.toContain('id="texts"');
    expect(() => words({ zu: { 'start.loading': 'x' } })).toThrow('zu: start.description is missing');
  });
});

// Rule `texts.others`.
describe('The words of an operator', () => {
  it('take the place of single texts, in the page and in an element that nothing can end', () => {
    const given = { en: { 'start.loading': "One moment '<b>'", 'products.heading': "'</script>'Yours" } };
    const changed = page('en', words(given));
    expect(changed).toContain('>One moment &lt;b&gt;</p>');
    expect(changed).toContain('id="other-words">{"start.loading":"One moment \\u003cb>"');
    expect(changed).not.toContain('</script>Yours');
    expect(page('af', words(given))).toBe(page('af'));
  });

  it.each([
    [{ en: { 'products.hedding': 'x' } }, 'en: products.hedding is no key of en.json'],
    [
      { en: { 'products.policies': 'Some policies' } },
      'products.policies has the values (), but needs (count: number)',
    ],
    [{ en: { 'part.asOf': 'As of {day}' } }, 'part.asOf has the values (day: Value), but needs (time: Value)'],
    [{ en: { 'part.asOf': 'As of {time' } }, 'part.asOf: "As of {time" is no ICU message'],
    [{ en: { 'products.policies': '{count, plural, one {# policy}}' } }, 'products.policies: '],
    [{ en: { 'page.needHelp': 'Call {phone}' } }, 'page.needHelp has the values (phone: Value)'],
    [{ en: { toString: 'x' } }, 'en: toString is no key of en.json'],
    [{ en: { 'products.heading': ' \u00ad' } }, 'en: products.heading has no words'],
    ['[]', 'must be an object of texts by language'],
    [{ en: { 'products.heading': 1 } }, 'en: products.heading is no text'],
    [{ 'products.heading': 'Yours' }, 'products.heading is no language'],
    [{ 'en-XA': {} }, 'en-XA is no language'],
    [{ 'es-41': {} }, 'es-41 is no language'],
    ['{', 'file.json'],
  ])('keep the server from starting if they are wrong: %j', (value, reason) => {
    expect(() => words(value)).toThrow(reason);
    expect(() => words(value)).toThrow('PORTAL_TEXTS=');
  });
});
