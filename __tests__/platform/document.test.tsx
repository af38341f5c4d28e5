import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { showDocumentTitle, swallowStrayClicks } from '../../src/platform/document';
import { readTexts } from '../../src/platform/pageTexts';
import { readRuntimeConfiguration } from '../../src/platform/runtimeConfigurationReader';
import en from '../../src/texts/en.json';

it('The title is shown in the tab of the browser', () => {
  showDocumentTitle('Portfolio');
  expect(document.title).toBe('Portfolio');
});

// Rule `press.double`.
it('The second click of a double click does nothing if the first has removed its button, and the next click works', () => {
  document.body.innerHTML = '<button>Dismiss<i></i></button><a href="#behind">Behind</a><button>Turn</button>';
  const [dismiss, turn] = document.querySelectorAll('button');
  const followed: number[] = [];
  swallowStrayClicks(document);
  document.body.addEventListener('click', ({ detail, defaultPrevented }) => {
    if (!defaultPrevented) followed.push(detail);
  });
  dismiss?.addEventListener('click', () => dismiss.remove());
  /** A click as the browser reports it: `detail` is 2 for the second one of a double click. */
  const click = (on: Element | null | undefined, detail: number) =>
    on?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
  click(dismiss?.querySelector('i'), 1);
  const behind = document.querySelector('a');
  const isFollowed = [2, 3, 1].map((detail) => click(behind, detail));
  expect([isFollowed, followed]).toEqual([
    [false, false, true],
    [1, 1],
  ]);
  for (const detail of [1, 2]) click(turn, detail);
  expect(followed).toEqual([1, 1, 1, 2]);
});

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

const read = (text: string, checked = '') => {
  document.body.innerHTML = `<script type="application/json" id="runtime-configuration" ${checked}></script>`;
  const element = document.getElementById('runtime-configuration');
  if (element) element.textContent = text;
  return readRuntimeConfiguration(document);
};

describe('the runtime configuration of the page', () => {
  it.each(['{}', JSON.stringify(defaultConfiguration)])('is the default if nothing is changed: %.20s', async (text) => {
    expect(await read(text)).toEqual({ configuration: defaultConfiguration, problems: [] });
  });

  it('is taken as it stands if the server has checked it', async () => {
    const checked = { ...defaultConfiguration, title: 'Checked' };
    expect(await read(JSON.stringify(checked), 'data-checked')).toEqual({ configuration: checked, problems: [] });
  });

  it('falls back key by key if a value is bad, and names it, but no key that is not known yet', async () => {
    const { configuration, problems } = await read(
      '{"timeoutMs":"soon","callCentrePhone":"0800 111 222","futureKey":1,"logger":{"serverLevel":7,"futureKey":2}}',
    );
    const logger = { ...defaultConfiguration.logger, serverLevel: 7 };
    expect(configuration).toEqual({ ...defaultConfiguration, callCentrePhone: '0800 111 222', logger });
    expect(problems.map(({ key }) => key)).toEqual(['timeoutMs']);
  });

  it.each(['', '{', 'null', '[]'])('is the default if the text is %j, and reports that', async (text) => {
    const { configuration, problems } = await read(text);
    expect(configuration).toEqual(defaultConfiguration);
    expect(problems).toHaveLength(1);
  });

  it('is the default if the page has none, and reports what is wrong', async () => {
    expect((await read('{')).problems).toEqual([{ key: '(root)', reason: 'is not JSON' }]);
    document.body.innerHTML = '';
    expect(await readRuntimeConfiguration(document)).toEqual({
      configuration: defaultConfiguration,
      problems: [{ key: '(root)', reason: 'the page has no runtime configuration' }],
    });
  });
});
