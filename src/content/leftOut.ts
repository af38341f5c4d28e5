import type { Services } from '../platform/services';
import { call, type Saga } from '../state/effects';
import { services } from '../state/services';
import { leftOutOrigin } from './pictureAddress';

/** The most origins that are named in one visit. */
const MOST_ORIGINS = 10;

const told = new WeakMap<Services, Set<string>>();

/** Says once for each origin, as a warning, that its pictures are left out (rule `content.leftOut`). */
export function* tellLeftOut(addresses: readonly (string | undefined)[]): Saga {
  const given = yield* services();
  const { page, configuration, log } = given;
  const known = told.get(given) ?? new Set<string>();
  told.set(given, known);
  for (const address of addresses) {
    const origin = leftOutOrigin(address, { origin: page.origin, configuration });
    if (origin === undefined || known.has(origin) || known.size === MOST_ORIGINS) continue;
    known.add(origin);
    yield* call(log.warn, `Pictures from ${origin} are left out: content.pictureOrigins does not name it`);
  }
}

const PICTURES = /<img\b[^>]{0,2000}?\ssrc\s*=\s*["']?([^"'\s>]{1,2000})/gi;

/** The addresses of the pictures in a fragment, as far as they can be seen before it is sanitised. */
export const picturesIn = (html: string): readonly string[] =>
  [...html.matchAll(PICTURES)].map(([, address = '']) => address);
