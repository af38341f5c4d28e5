import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { text } from '../texts/text';
import { type IconComponent, PersonIcon, UnavailableIcon, WithdrawnIcon } from './icons';
import { square } from './mixins';

const icons = { unavailable: UnavailableIcon, withdrawn: WithdrawnIcon, person: PersonIcon } satisfies Readonly<
  Record<string, IconComponent>
>;

const Box = styled.span`
  display: inline-flex;
  /* With large text on a narrow page the sign is above the words, which keep their letters together. */
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  max-inline-size: 100%;
  padding-block: 0.125rem;
  padding-inline: min(var(--space-2), 2.5vw) min(var(--space-3), 3vw);
  border-radius: var(--radius-medium);
  background: var(--sunken);
  font-size: var(--text-small);
  font-weight: 600;
  line-height: 1.4;
  svg {
    ${square('1.25rem')}
    color: var(--ink-muted);
  }
  > span {
    flex: 1 1 min-content;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** A state in words and by the shape of its sign, in place of a value that cannot be shown. */
export const Tag = ({ state, children }: { state: keyof typeof icons; children: ReactNode }) => {
  const Icon = icons[state];
  return (
    <Box>
      <Icon />
      <span>{children}</span>
    </Box>
  );
};

/** In place of what could not be had. */
export const Unavailable = () => <Tag state="unavailable">{text('part.unavailable')}</Tag>;
