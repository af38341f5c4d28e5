import { isRecord } from '../../contract/readers';

// A grey field in place of every picture: stand-ins have no pictures, and a replay requests none.
const PLACEHOLDER =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 5%22%3E%3Cpath fill=%22%238a93a6%22 d=%22M0 0h8v5H0z%22/%3E%3C/svg%3E';

const PICTURE_FIELDS: ReadonlySet<string> = new Set(['address', 'imageUrl']);

const known = new WeakMap<object, unknown>();

const withoutPictures = (value: unknown, field: string): unknown => {
  if (typeof value === 'string') {
    if (PICTURE_FIELDS.has(field)) return PLACEHOLDER;
    return field === 'html'
      ? value.replace(/(<img\b[^>]*?\b(?:src|srcset)\s*=\s*)("[^"]*"|'[^']*'|[^\s>]+)/gi, `$1"${PLACEHOLDER}"`)
      : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const found = known.get(value);
  if (found !== undefined) return found;
  const changed = Array.isArray(value)
    ? value.map((entry) => withoutPictures(entry, field))
    : isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutPictures(entry, key)]))
      : value;
  known.set(value, changed);
  return changed;
};

/** A state as a replay shows it: every picture is a grey field. Parts that are the same stay the same. */
export const withoutPicturesIn = <State extends object>(state: State): State => withoutPictures(state, '') as State;
