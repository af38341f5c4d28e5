import { parseSync } from '@swc/core';

type Syntax = Readonly<Record<string, unknown>>;

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null;

/** Begins like a sentence or a name, or has two words. */
const WORDS = /^\s*\p{Lu}\p{Ll}+(?:[ '’.!?]|$)|\p{L}{2,} \p{L}|^ \p{L}{3,}/u;

/** Drawings, styles and queries have words too. */
const NOTATION = /^[Mm][\d.-]|[:;(){}<>=#/%_]|^-?\d|--|data-|aria-|^not all and /;

/** What is called or thrown with words that only operators read. */
const FOR_OPERATORS =
  /^(Error|NotSent|warn|error|log\w*|requestError|tracked|createAction|createSummarySlice|linkFollowed)$/;

/** Properties and constants whose words only operators read, or that are no words. */
const NOT_READ = /^(FAILURE|drawing|d|className|viewBox|type)$/;

/** What the portal sends, and lists of names in another language. */
const OF_OTHERS = [
  'Electronic Marketing WEB',
  'Health Plan Protector',
  ...['src/content/sanitise.ts', 'src/content/fragmentShape.ts', 'src/ui/typeface.ts'],
];

/** Without these no member reads anything: the contract is published in English, and the platform draws nothing. */
const SILENT = /^src\/(contract|platform|index|app\/(devTools|recordings))/;

const calledBy = (called: unknown): string => {
  if (!isSyntax(called)) return '';
  const { property, value } = called;
  return String((isSyntax(property) ? property.value : value) ?? '');
};

// In a saga, `call(log.warn, 'words')` calls it.
const calls = ({ callee, arguments: given }: Syntax): readonly string[] => {
  const [first] = Array.isArray(given) ? given : [];
  return [calledBy(callee), isSyntax(first) ? calledBy(first.expression) : ''];
};

/** What has no words of the page, whatever is in it. */
const WITHOUT_WORDS = new Set<unknown>([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TaggedTemplateExpression',
  'TsTypeAliasDeclaration',
  'TsInterfaceDeclaration',
  'TsTypeAnnotation',
]);

/** The name of a property, of a constant or of an attribute. */
const nameOf = ({ key, id, name }: Syntax): string => {
  const named = key ?? id ?? name;
  return isSyntax(named) ? String(named.value ?? '') : '';
};

const isLeftOut = (node: Syntax): boolean =>
  WITHOUT_WORDS.has(node.type) || calls(node).some((name) => FOR_OPERATORS.test(name)) || NOT_READ.test(nameOf(node));

const SPOKEN = /^(aria-(label|description|roledescription|valuetext)|alt|title|heading|caption|label)$/;

const wordsOf = (node: Syntax): string | undefined => {
  const { type, value, raw } = node;
  if (type === 'JSXText') return /\p{L}/u.test(String(value)) ? String(value).trim() : undefined;
  if (type === 'JSXAttribute' && isSyntax(value) && SPOKEN.test(nameOf(node)))
    return /\p{L}/u.test(String(value.value ?? '')) ? String(value.value) : undefined;
  const words = type === 'StringLiteral' ? String(value) : type === 'TemplateElement' ? String(raw) : '';
  return WORDS.test(words) && !NOTATION.test(words) && !OF_OTHERS.includes(words) ? words : undefined;
};

/**
 * What stands in a source in words that a member would read, as "file:line: words": between tags, in what is read aloud,
 * and in any other string that looks like words, unless only operators read it.
 */
export const wordsInSource = (file: string, source: string): readonly string[] => {
  if (SILENT.test(file) || OF_OTHERS.includes(file)) return [];
  const bytes = Buffer.from(source);
  const { span, body } = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') });
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (!isSyntax(node) || isLeftOut(node)) return;
    const words = wordsOf(node);
    if (words !== undefined) {
      const { start } = node.span as { readonly start: number };
      const line = bytes
        .subarray(0, start - span.start)
        .toString()
        .split('\n').length;
      found.push(`${file}:${line}: ${words}`);
      if (node.type === 'JSXAttribute') return;
    }
    Object.values(node).forEach(visit);
  };
  visit(body);
  return found;
};
