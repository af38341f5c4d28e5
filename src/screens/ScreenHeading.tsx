import { type ReactNode, useEffect, useRef } from 'react';
import { PageHeading } from '../ui/Page';

/** The props of every screen. */
export interface ScreenProps {
  /** Whether the member came here by a navigation within the portal, which moves the focus to the heading. */
  readonly arrived: boolean;
}

/** A screen's `h1`, and beside it what concerns the whole screen (rule `route.focus`). */
export const ScreenHeading = ({
  text,
  arrived,
  children,
}: ScreenProps & { readonly text: string; readonly children?: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <PageHeading>
      <h1 ref={heading} tabIndex={-1}>
        {text}
      </h1>
      {children}
    </PageHeading>
  );
};
