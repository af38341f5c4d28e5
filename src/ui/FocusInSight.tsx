import styled from '@emotion/styled';
import type { FocusEvent, ReactNode } from 'react';

const Contents = styled.div`
  display: contents;
`;

// Browsers leave what is partly in view where it is. What is pressed must not move away from the finger.
const bringIntoSight = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
};

/**
 * Whatever in it receives the focus by the keyboard is wholly in sight, beside what lies above the page (rule
 * `focus.sight`).
 */
export const FocusInSight = ({ children }: { children: ReactNode }) => (
  <Contents onFocus={bringIntoSight}>{children}</Contents>
);
