import fc from 'fast-check';
import { isOverloaded, MOST_ATTRIBUTES, MOST_DEPTH, MOST_REPEATED } from '../../src/content/fragmentShape';
import { hostilePayloads } from './hostilePayloads';

const depthOf = (html: string): number => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let deepest = 0;
  for (const element of body.querySelectorAll('*')) {
    let depth = 0;
    for (let at: Element | null = element; at !== null && at !== body; at = at.parentElement) depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

const nested = (open: string, times: number, close = ''): string => `${open.repeat(times)}x${close.repeat(times)}`;

const table = `<table><tbody>${'<tr><td><b>one</b></td><td><a href="/x">two</a></td></tr>'.repeat(400)}</tbody></table>`;

// Rule `content.nesting`.
describe('a fragment', () => {
  it.each([
    ['of a long table', table],
    ['of unclosed paragraphs and items', `${'<p>x'.repeat(4_000)}<ul>${'<li>x<br>'.repeat(2_000)}</ul>`],
    ['of much formatting, each closed', '<b><i>x</i></b>'.repeat(2_000)],
    ['as deep as may be', nested('<div>', MOST_DEPTH, '</div>')],
    ['with annotations', '<ruby>x<rt>y</rt></ruby>'.repeat(1_000)],
    ['with pictures in the text', `<img src="data:image/png;base64,${'A'.repeat(200_000)}">`.repeat(2)],
    ['with a script, which is dropped', `<script>${'if (a<b) c<d;'.repeat(200)}</script><p>x</p>`],
    ['with a style sheet, which is dropped', `<style>${'/* <b> */'.repeat(200)}</style><p>x</p>`],
    ['with a drawing of many shapes', `<svg viewBox="0 0 9 9">${'<path d="M0 0h1"/>'.repeat(200)}</svg><p>x</p>`],
    [
      'with many drawings',
      `<p><svg class='i'>\n<g><circle r="1" />${'<path d="M1 1"/>'.repeat(9)}</g></svg>`.repeat(40),
    ],
    [
      'with an icon, words in tooltips, and a table',
      `<svg><path/></svg>${'<i title="<b>Note</b> the rules">x</i>'.repeat(70)}${table}`,
    ],
    ['with drawings in addresses', `<img src="data:image/svg+xml,<svg><g><path/></g></svg>">`.repeat(20)],
    ['that was commented out', `<!-- ${'<div>'.repeat(200)} --><p>x</p>`],
    ['of closing tags alone', '</b>'.repeat(5_000)],
    ['of signs that are no tags', '1 < 2 and '.repeat(3_000)],
    ['with a word for each attribute', `<p ${Array.from({ length: MOST_ATTRIBUTES }, (_, i) => `a${i}`).join(' ')}>x`],
    ['whose formatting begins again as often as it may', `<b><i>${'<p>'.repeat(MOST_REPEATED / 2 - 10)}`],
  ])('%s is accepted', (_, html) => {
    expect(isOverloaded(html)).toBe(false);
  });

  const formatting = (count: number) => Array.from({ length: count }, (_, i) => `<b class="c${i}">`).join('');

  it.each([
    ['of 4,000 elements in each other', nested('<span>', 4_000)],
    ['of 4,000 elements in each other, each closed', nested('<b>', 4_000, '</b>')],
    ['one deeper than may be', nested('<div>', MOST_DEPTH + 1, '</div>')],
    ['whose names differ in case', nested('<B><b>', 40, '</b></B>')],
    ['deep in links, which end each other', nested('<a href="/x">', 100)],
    ['deep in unknown elements', nested('<x-y>', 100)],
    ['deep in elements whose names have another blank', '<div\u00a0x></div>'.repeat(100)],
    ['deep in elements with long names', `<${'x'.repeat(70)}a></${'x'.repeat(70)}b>`.repeat(100)],
    ['deep in a drawing that is none', `<svg\u00a0a="b">${'<path/>'.repeat(100)}</svg>`],
    ['deep in tables', nested('<table><tr><td>', 100)],
    ['deep in lists', nested('<ul><li>', 100)],
    ['deep in items of two kinds', nested('<li><dd>', 100)],
    ['deep behind other closing tags', nested('<b></i>', 100)],
    ['deep behind a slash that closes nothing', nested('<b/>', 100)],
    ['deep behind quoted ends of tags', nested('<b title=">">', 100)],
    ['deep in what a drawing calls a style', `<svg><style>${'<b>'.repeat(100)}`],
    ['deep behind a comment that ends early', `<!-->${'<b>'.repeat(100)}-->`],
    ['deep behind a comment that ends oddly', `<!-- --!>${'<b>'.repeat(100)}-->`],
    ['deep behind an odd instruction', `<?<style>${'<b>'.repeat(100)}`],
    ['deep in a drawing of HTML', `<svg><foreignObject>${'<div/>'.repeat(100)}</foreignObject></svg>`],
    ['deep in a drawing of shapes that are HTML', `<svg><foreignObject>${'<path/>'.repeat(100)}</foreignObject></svg>`],
    ['deep in a drawing that HTML ended', `<svg><div>${'<path/>'.repeat(100)}</div></svg>`],
    ['deep in a drawing of groups', `<svg>${'<g>'.repeat(100)}</svg>`],
    ['deep in a drawing within an attribute', `<b title="<svg a="x">${'<path/>'.repeat(100)}</svg>">`],
    ['deep in a drawing within a title', `<title><svg></title>${'<path/>'.repeat(100)}</svg>`],
    ['deep in a drawing whose attribute ends a title', `<title><svg a="</title>${'<path/>'.repeat(100)}</svg>`],
    ['deep in a drawing within a comment', `<!--<svg a="-->${'<path/>'.repeat(100)}</svg>`],
    ['deep behind a comment with a quote', `<svg></svg><!-- <i a="-->${'<div>'.repeat(100)}">`],
    ['deep behind comments with quotes', `<svg></svg>${`<!x <i a=">${'<div>'.repeat(9)}">`.repeat(50)}`],
    ['deep behind a style with a quote', `<svg></svg><style><i a="</style>${'<div>'.repeat(100)}">`],
    [
      'whose formatting behind a quote begins again too often',
      `<svg></svg><!-- <i a="-->${'<b>'.repeat(50)}">${'<p>'.repeat(MOST_REPEATED / 40)}`,
    ],
    ['deep behind a drawing', `<svg><path/></svg>${'<path/>'.repeat(100)}`],
    ['deep in a drawing, in which no tag ends by itself', `<svg><a>${'<input><colgroup></a>'.repeat(200)}`],
    ['deep behind a title that is none', `<select><title>${'<b>'.repeat(100)}`],
    ['deep behind a comment in a title', `<title><!--</title>${'<b>'.repeat(100)}`],
    ['deep behind a declaration', `<!x ">${'<b>'.repeat(100)}`],
    ['whose formatting begins again too often', `<b><i>${'<p>'.repeat(MOST_REPEATED / 2 + 10)}`],
    ['whose formatting begins again in each drawing', `<b><i>${'<svg></svg>'.repeat(MOST_REPEATED / 2 + 10)}`],
    ['of formatting that begins again in each paragraph', `<p>${formatting(60)}</p>${'<p>x'.repeat(900)}`],
    ['of formatting that begins again in each cell', `<table>${formatting(60)}${'<td>x'.repeat(900)}`],
    ['of countless attributes', `<p ${Array.from({ length: 5_000 }, (_, i) => `a${i}=1`).join(' ')}>x`],
    [
      'of one attribute too many, in quotes',
      `<p ${Array.from({ length: MOST_ATTRIBUTES + 1 }, (_, i) => `a${i}='>'`).join('')}>x`,
    ],
  ])('%s is rejected', (_, html) => {
    expect(isOverloaded(html)).toBe(true);
  });

  it('of the hostile ones is accepted', () => {
    expect(hostilePayloads.filter(isOverloaded)).toEqual([]);
  });

  it('that is accepted is never much deeper than allowed, whatever it consists of', () => {
    const names =
      'a b i p div span ul li table tr td caption dl dd ruby rt h1 svg path g foreignObject style math mi template select button x-y title ' +
      'textarea xmp iframe noscript noembed noframes plaintext frameset col colgroup option input html head body';
    const others = `<path/>|<g a="|x|<!--|-->|<b title="|">|<i a='|/>|<script>|</script>|</style>|<!|<?`;
    const piece = fc.oneof(
      ...['<', '</'].map((start) => fc.constantFrom(...names.split(' ')).map((name) => `${start}${name}>`)),
      fc.constantFrom(...others.split('|')),
    );
    const unit = fc.array(piece, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(unit, unit, (before, repeated) => {
        const html = before + repeated.repeat(200);
        if (!isOverloaded(html)) expect(depthOf(html)).toBeLessThanOrEqual(6 * MOST_DEPTH);
      }),
      { numRuns: 300 },
    );
  });

  const pieces = `<|<b |<b a="|<b a='|<!--|<script>|</|<b =|<a b= | |<b a=|<style></style>|<p/ |<svg|<svg><path/>|<svg x="|<svg><g>|<path/>|<g >|<g a="" `;
  it.each(pieces.split('|'))('made of %j is checked at once', (piece) => {
    // If the time grew with the square of the length, this would take minutes.
    const text = piece.repeat(Math.floor(524_288 / piece.length));
    expect(typeof isOverloaded(text)).toBe('boolean');
    expect(typeof isOverloaded(`<svg>${text}`)).toBe('boolean');
  });
});
