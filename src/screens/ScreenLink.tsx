import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/**
 * A link to a screen, by its address within the application. The router's own link components include prefetching and
 * server routes, 2 kB of the first script that the portal does not use.
 */
export const ScreenLink = ({
  to,
  isHere = false,
  children,
}: {
  readonly to: string;
  /** Whether this screen is the current one. */
  readonly isHere?: boolean;
  readonly children: ReactNode;
}) => (
  <a href={useHref(to)} onClick={useLinkClickHandler<HTMLAnchorElement>(to)} aria-current={isHere ? 'page' : undefined}>
    {children}
  </a>
);
