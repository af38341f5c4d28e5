import type { Ref } from 'react';
import { PageHeading } from '../ui/Page';

/** A screen's one `h1`; it takes the focus when the member arrives by a navigation. */
export const ScreenHeading = ({ text, headingRef }: { text: string; headingRef: Ref<HTMLHeadingElement> }) => (
  <PageHeading>
    <h1 ref={headingRef} tabIndex={-1}>
      {text}
    </h1>
  </PageHeading>
);
