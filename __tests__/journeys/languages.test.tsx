import { openPortal } from '../support/journey';

/** Lets each service say the language of its answers, by the paths that begin with the key. */
const speaking =
  (languages: Readonly<Record<string, string>>) =>
  (answer: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await answer(input, init);
    const language = Object.entries(languages).find(([path]) => String(input).includes(path))?.[1];
    if (language !== undefined) response.headers.set('Content-Language', language);
    return response;
  };

/** The words that are marked as those of a language, or of any. */
const wordsMarked = ({ container }: { readonly container: HTMLElement }, language?: string) =>
  [...container.querySelectorAll(`main [lang${language ? `="${language}"` : ''}]`)].map(
    ({ textContent }) => textContent,
  );

// Rule `texts.answers`.
describe('words of services', () => {
  it('that come in another language than the page are marked with it, and ours are not', async () => {
    const portal = await openPortal({ member: 'everything', watch: speaking({ '/portal/api/': 'af' }) });
    const marked = wordsMarked(portal, 'af');
    // A product, a label of the portal, a banner, a status of the rewards, and what is offered.
    const theirs = [
      'Everyday account',
      'Number of policies',
      'Good to know',
      'Gold',
      'Start saving',
      'Add a dependant',
    ];
    expect(marked).toEqual(expect.arrayContaining(theirs));
    // A heading, a label, a count and a button.
    for (const ours of ['Bank', 'Policy number', '2 policies', 'Fix it now']) expect(marked).not.toContain(ours);
  });

  it.each([
    ['the language of the page', { '/portal/api/': 'en' }],
    ['a form of the language of the page', { '/portal/api/': 'en-GB' }],
    ['two languages at once', { '/portal/api/': 'af, en' }],
    ['several languages', { '/products': 'af', '/portal/api/': 'en' }],
    ['no language', {}],
  ])('are not marked where the answers say %s', async (_, languages: Readonly<Record<string, string>>) => {
    const portal = await openPortal({ member: 'everything', watch: speaking(languages) });
    expect(wordsMarked(portal)).toEqual([]);
  });
});
