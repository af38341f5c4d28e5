import { type ReactNode, useEffect, useRef } from 'react';
import { PageHeading } from '../ui/Page';

/** What every screen is told by the shell. */
export interface ScreenProps {
  /** Whether the member came here by a navigation within the portal, which takes the focus to the heading. */
  readonly arrived: boolean;
}

/** A screen's one `h1`, and what stands below it for a while; it takes the focus once it stands, when the member arrived by a navigation. */
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
