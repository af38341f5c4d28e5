import styled from '@emotion/styled';

const Words = styled.p`
  margin: 0;
  color: var(--ink-muted);
  font-size: var(--text-small);
`;

/** Says that content is loading. */
export const ContentWaiting = () => <Words data-waiting="">Loading content...</Words>;
