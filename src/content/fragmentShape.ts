// The time to show a fragment grows with the square of its depth, and of the number of attributes of a tag.
export const MOST_DEPTH = 64;
export const MOST_ATTRIBUTES = 64;
/** The parser reopens unclosed formatting elements in each later block, so they count again at each tag. */
export const MOST_REPEATED = 10_000;

const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
const WITHOUT_END = new Set(
  'area base br col embed hr img input keygen link meta param source track wbr frame bgsound basefont'.split(' '),
);
// The next one of their kind ends them, unless there is something between that is counted itself.
const ENDED_BY_THE_NEXT = new Set('p tr td th thead tbody tfoot colgroup'.split(' '));
// The next one of their kind ends these items too, but an item of one kind stays open within one of the other.
const ITEMS = new Map(Object.entries({ li: 'list', dt: 'description', dd: 'description' }));

// A blank in HTML is none of the others that `\s` means.
const TAG = /<(?:(!--)|([!?]|\/[^a-z])|(\/?)([a-z][^\t\n\f\r />]*))/gi;
const ATTRIBUTE =
  /[\t\n\f\r /]*[^\t\n\f\r />][^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|[^\t\n\f\r >]*))?/y;
// In these the parser may skip a tag whose content is plain text elsewhere, and read that text as markup.
const CONFUSING = /<(?:svg|math|select|template|frameset)/i;
// The rest of a drawing of plain shapes, such as an icon, after `<svg`. Nothing in it would end a comment or a text, and
// nothing is HTML: wherever this stands, the parser closes what ends in `/>`.
const PLAIN_ATTRIBUTES = String.raw`(?:[\t\n\f\r ]+[a-z][\w:.-]*=(?:"[^"<>]*"|'[^'<>]*')){0,${MOST_ATTRIBUTES}}[\t\n\f\r ]*`;
const SHAPES =
  'circle|clipPath|defs|ellipse|g|line|linearGradient|mask|path|polygon|polyline|radialGradient|rect|stop|text|tspan|use';
const REST_OF_DRAWING = `${PLAIN_ATTRIBUTES}>(?:[^<>]*</?(?:${SHAPES})${PLAIN_ATTRIBUTES}/?>)*[^<>]*</svg>`;
const PLAIN_DRAWING = new RegExp(REST_OF_DRAWING, 'iy');
const PLAIN_DRAWINGS = new RegExp(`<svg${REST_OF_DRAWING}`, 'gi');
const RAW_TEXT = new Set('script style title textarea xmp iframe noembed noframes'.split(' '));

const endOfComment = (html: string, at: number, isBogus: boolean): number => {
  const end = isBogus ? />/g : /--!?>/g;
  end.lastIndex = at + 2;
  return end.test(html) ? end.lastIndex : html.length;
};

/** The end of a tag's attributes, and how many there are. */
const attributesAt = (html: string, from: number): { readonly end: number; readonly count: number } => {
  let end = from;
  let count = 0;
  for (ATTRIBUTE.lastIndex = end; count <= MOST_ATTRIBUTES && ATTRIBUTE.test(html); ATTRIBUTE.lastIndex = end) {
    end = ATTRIBUTE.lastIndex;
    count += 1;
  }
  return { end, count };
};

/** Whether parser, sanitiser or layout would take long (rule `content.nesting`); read tag by tag, nothing is built. */
export const isOverloaded = (html: string): boolean => {
  const open = new Map<string, number>();
  let depth = 0;
  let formatting = 0;
  let repeated = 0;
  let quoted = 0;
  let lastItem: string | undefined;
  const skipsText = !CONFUSING.test(html.replace(PLAIN_DRAWINGS, ''));

  const change = (name: string, by: 1 | -1) => {
    open.set(name, (open.get(name) ?? 0) + by);
    depth += by;
    if (FORMATTING.has(name)) formatting += by;
  };

  TAG.lastIndex = 0;
  for (let match = TAG.exec(html); match !== null; match = TAG.exec(html)) {
    const [, comment, bogus, slash, tag = ''] = match;
    if (comment !== undefined || bogus !== undefined) {
      if (skipsText) TAG.lastIndex = endOfComment(html, match.index, comment === undefined);
      continue;
    }
    const name = tag.toLowerCase();
    repeated += formatting;
    if (repeated > MOST_REPEATED) return true;
    PLAIN_DRAWING.lastIndex = TAG.lastIndex;
    if (name === 'svg' && slash === '' && PLAIN_DRAWING.test(html)) {
      // No deeper than it has tags that do not end themselves.
      const tags = html.slice(TAG.lastIndex, PLAIN_DRAWING.lastIndex).match(/[^/]>/g) ?? [];
      if (depth + tags.length <= MOST_DEPTH) {
        TAG.lastIndex = PLAIN_DRAWING.lastIndex;
        continue;
      }
    }
    const { end, count } = attributesAt(html, TAG.lastIndex);
    if (count > MOST_ATTRIBUTES) return true;
    if (!skipsText) {
      // They may stand behind a comment or a text that ended within what looks like a quote.
      for (const [, within = ''] of html.slice(TAG.lastIndex, end).matchAll(/<([a-z]+)/gi)) {
        quoted += 1;
        if (FORMATTING.has(within.toLowerCase())) formatting += 1;
      }
      if (quoted > MOST_DEPTH) return true;
    }
    TAG.lastIndex = end;
    if (slash === '/') {
      if ((open.get(name) ?? 0) > 0) change(name, -1);
      continue;
    }
    if (skipsText && RAW_TEXT.has(name)) {
      const close = html.slice(end).search(new RegExp(`</${name}`, 'i'));
      TAG.lastIndex = close < 0 ? html.length : end + close;
      continue;
    }
    const kind = ITEMS.get(name);
    const endsItsLike = ENDED_BY_THE_NEXT.has(name) || (kind !== undefined && kind === lastItem);
    lastItem = kind ?? lastItem;
    // In a drawing or a formula these are elements like any other, which stay open.
    const isForeign = (open.get('svg') ?? 0) + (open.get('math') ?? 0) > 0;
    if (!isForeign && (WITHOUT_END.has(name) || endsItsLike)) continue;
    change(name, 1);
    if (depth > MOST_DEPTH) return true;
  }
  return false;
};
