import { render } from '@testing-library/react';
import { textsOf } from '../../config/texts/languages';
import { formatDay } from '../../src/texts/day';
import { formatCount } from '../../src/texts/digits';
import { installedTexts, installTexts, type Texts } from '../../src/texts/installed';
import { type Message, markedText, text, textOf } from '../../src/texts/text';
import { formatTime } from '../../src/texts/time';
import { formatArrears, formatMoney } from '../../src/ui/money';

const english = installedTexts();

/** From then on in another language, in whose form numbers are written. */
const readIn = (language: string, forms = language) => {
  const messages = textsOf(language) as Texts['messages'];
  installTexts({ language, forms, messages });
};

afterEach(() => installTexts(english));

describe('A text', () => {
  const missing: readonly Message[] = [{ key: 'product.bank' }, { key: 'product.life' }];
  const outcome: Message = { key: 'products.someUnavailable', values: { loaded: 1250, missing: 2, names: missing } };

  it('is drawn with its values, which may be texts themselves', () => {
    expect(textOf(outcome)).toBe('1,250 products loaded, 2 unavailable: Bank, Life insurance');
    expect(text('invest.activePolicies', { count: 1 })).toBe('1 active policy');
    expect(textOf('Words of a service {as} they came')).toBe('Words of a service {as} they came');
  });

  it('reads in the language of the page, also one that an earlier page has recorded', () => {
    const recorded = JSON.parse(JSON.stringify(outcome)) as Message;
    readIn('af');
    expect(textOf(recorded)).toBe(
      '1 250 produkte gelaai, 2 nie beskikbaar nie: Bank, Lewensversekering'.replace(' ', '\u00a0'),
    );
  });

  it('has elements where its tags are', () => {
    const call = () => <a href="tel:1">0800</a>;
    const { container } = render(markedText('page.needHelp', { phone: '0800', call }));
    expect(container.innerHTML).toBe('Need help? Call <a href="tel:1">0800</a>');
  });
});

// Rule `texts.forms`.
describe('Numbers, amounts and times', () => {
  const at = new Date(2026, 10, 21, 9, 5).getTime();
  const today = new Date(2026, 10, 22).toDateString();
  const all = () =>
    [
      formatCount(1250.5),
      formatMoney(-98765.4, 'ZAR'),
      formatMoney(1200, 'JPY'),
      formatArrears(1200, 'JPY'),
      formatMoney(5, 'RAND'),
      formatMoney(undefined, 'ZAR'),
      formatTime(at, today),
      formatDay(at),
    ].map((words) => words.replace(/[\u00a0\u202f]/g, ' '));

  it('have the form that is specified, in any language', () => {
    const specified = ['1,250.5', '-R 98,765.40', 'JPY 1,200', 'JPY 1,200.00', 'RAND 5.00'];
    expect(all()).toEqual([...specified, 'Unavailable', 'Nov 21, 09:05', '21 November 2026']);
    readIn('af', 'en');
    expect(all().slice(0, 5)).toEqual(specified);
  });

  // Rule `overview.asOf`.
  it('of today are read without the day, of another day with it', () => {
    expect(formatTime(at, new Date(2026, 10, 21, 23, 59).toDateString())).toBe('09:05');
    expect(text('part.asOf', { time: { at, today } })).toBe('As of Nov 21, 09:05');
  });

  it('have that of the language, where the configuration says so', () => {
    readIn('af');
    expect(all()).toEqual([
      '1 250,5',
      '-R 98 765,40',
      'JP¥1 200',
      'JP¥1 200,00',
      'RAND 5,00',
      'Nie beskikbaar nie',
      '21 Nov. 09:05',
      '21 November 2026',
    ]);
  });
});

// Rule `texts.pseudo`.
it('The languages that nobody speaks are longer, or written from the right, and keep their values', () => {
  readIn('en-XA', 'en');
  expect(text('action.tryAgain')).toMatch(/^\[Ţŕý Àĝàîñ/i);
  expect(text('action.tryAgain').length).toBeGreaterThanOrEqual('Try again'.length * 1.4);
  expect(text('carousel.seeAll', { count: 1250 })).toContain('1,250');
  expect(text('products.policies', { count: 3 })).toContain('3');
  readIn('ar-XB', 'en');
  expect(text('action.tryAgain')).toBe('\u202eTry\u202c \u202eagain\u202c');
});
