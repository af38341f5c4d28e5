import fc from 'fast-check';
import { packCss } from '../../../../../config/webpack/optimisations/extractStyles/packCss.mjs';

const packed = (css: string) => packCss([css])[0];

describe('packing a style', () => {
  it('takes out line breaks, indentation, comments and the last semicolon of a block', () => {
    expect(packed('\n  color: red;\n  /* why */\n  &:hover {\n    color: blue;\n  }\n')).toBe(
      'color:red;&:hover{color:blue}',
    );
  });

  it.each([
    ['a descendant, also one that begins with a colon', '& .a :hover b', '& .a :hover b'],
    ['a sum and a difference', 'calc( 1px + (var(--a) - 2px) * 3 )', 'calc(1px + (var(--a) - 2px) * 3)'],
    ['a string, with whatever it holds', `content: "a  {b: c;}  /* d */ \\" ";`, `content:"a  {b: c;}  /* d */ \\" ";`],
    ["a string in single quotes, with the other's", `quotes: '" "  ';`, `quotes:'" "  ';`],
    ['an address without quotes', 'background: url( a b:c,d ) center;', 'background:url( a b:c,d ) center;'],
    ['an escaped blank', '.a\\  b', '.a\\  b'],
    ['the blank before a bracket', '@media (a: b) and (c: d)', '@media (a:b) and (c:d)'],
    ['neighbours that follow each other', '+ p ~ q', '+ p ~ q'],
    ['adjacent values', 'margin: 0 auto -0.5rem', 'margin:0 auto -.5rem'],
  ])('keeps %s', (_, css, expected) => {
    expect(packed(css)).toBe(expected);
  });

  it('drops zeros before a point, and no other', () => {
    expect(packed('a: 0.5 -0.25em 10.5 v0.5 0;')).toBe('a:.5 -.25em 10.5 v0.5 0;');
  });

  it('keeps one blank between an expression and a value, and none where it has no effect', () => {
    expect(packCss(['\n  animation: ', ' 1s ', ';\n  ', ' {\n    ', '\n  }\n  ', '\n'])).toEqual([
      'animation:',
      ' 1s ',
      ';',
      '{',
      '}',
      '',
    ]);
  });

  it('keeps the semicolon at the end, because another style may follow', () => {
    expect(packed('color: red;\n')).toBe('color:red;');
  });

  it('refuses a string that does not end before an expression', () => {
    expect(() => packCss(['content: "', '";'])).toThrow('does not end');
  });

  it('changes nothing the second time', () => {
    const css = fc.array(
      fc.constantFrom(
        'a',
        ' ',
        '\n',
        '{',
        '}',
        ';',
        ':',
        ',',
        '>',
        '(',
        ')',
        '+',
        '/',
        '"b  c"',
        '0.5',
        '!',
        '/* d */',
      ),
    );
    fc.assert(
      fc.property(fc.array(css, { minLength: 1, maxLength: 3 }), (pieces) => {
        const once = packCss(pieces.map((tokens) => tokens.join('')));
        expect(packCss(once)).toEqual(once);
      }),
      { examples: [[[['a', ';', ';', '}']]]] },
    );
  });
});
