import { personas } from '../../../config/sandbox';
import { answerContent } from '../../../config/sandbox/content';

const content = (path: string, query: Record<string, string> = {}) => {
  const found = answerContent({ method: 'GET', path, query, headers: {}, body: undefined });
  if (found === undefined) throw new Error(`${path} is no content`);
  return found.response;
};

describe('The content of the sandbox', () => {
  it('has the token in the pay-now fragment, escaped or as an amount, and only if processing is requested', () => {
    const payNow = (query: Record<string, string>) => content('/cms/preview/life-insurance/pay-now', query).body;
    const token = { arrearAmount: '<img src=x>' };
    expect(payNow({ processRequestTokens: 'true', ...token })).toContain('&#60;img src=x&#62;');
    expect(payNow(token)).not.toContain('img');
    const amount = payNow({ processRequestTokens: 'true', arrearAmount: '1234567.50' });
    expect(amount).toContain('amount is $ 1,234,567.50.');
  });

  it('has every fragment and picture that a persona names', () => {
    const paths = personas.flatMap(({ member }) => [
      member.disclaimer.contentPath,
      member.digitalConsent.consentFragmentSrc,
      member.digitalAcceptance.acceptanceFragmentSrc,
      ...[...member.mandateItems, ...member.willItems].map((item) => item.itemContentFragmentUrl.replace(/\?.*/, '')),
      ...[member.bannerSummary.hippoUrl ?? []].flat(),
    ]);
    for (const path of new Set(paths.map(String))) {
      const fragment = content(`/cms/site${path}`);
      expect([path, fragment.status]).toEqual([path, 200]);
      for (const [, source = ''] of fragment.body.matchAll(/src="([^"]+)"/g)) expect(content(source).status).toBe(200);
    }
    const offers = personas.flatMap(({ member }) => Object.values(member.recommendations).flat());
    const own = offers.filter(({ imageUrl }) => imageUrl.startsWith('/'));
    for (const { imageUrl } of own) expect(content(imageUrl).headers['content-type']).toContain('image/svg+xml');
  });

  it('answers 404 for what it does not have', () => {
    expect(content('/cms/site/../secret').status).toBe(404);
    expect(content('/cms/site/images/__proto__.svg').status).toBe(404);
  });
});
