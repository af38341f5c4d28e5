import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import type { Words } from '../texts/text';
import { ChevronDownIcon } from './icons';
import { row, wrappingRow } from './mixins';
import { worded } from './shortened';

const Row = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: 0 var(--space-3);
  > span {
    color: var(--ink-muted);
    overflow-wrap: anywhere;
  }
  > div {
    flex: 1 0 100%;
    min-inline-size: 0;
    padding-block-start: var(--space-2);
  }
`;

const Toggle = styled.button`
  ${row}
  flex: 0 1 10rem;
  justify-content: space-between;
  gap: var(--space-2);
  min-block-size: 2.75rem;
  padding: var(--space-1) var(--space-4);
  border: 1px solid var(--outline);
  border-radius: var(--radius-medium);
  background: var(--surface);
  text-align: start;
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  svg {
    transition: transform 0.14s cubic-bezier(0.2, 0, 0, 1);
  }
  &[aria-expanded="true"] svg {
    transform: rotate(180deg);
  }
`;

interface DisclosureProps {
  caption: Words;
  label: string;
  expanded: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A button after its caption, which shows the content below it, only there while open. Its parent decides whether it is. */
export const Disclosure = ({ caption, label, expanded, onToggle, children }: DisclosureProps) => {
  const regionId = useId();
  return (
    <Row>
      <span {...worded(caption)} />
      <Toggle type="button" aria-expanded={expanded} aria-controls={expanded ? regionId : undefined} onClick={onToggle}>
        <span>{label}</span>
        <ChevronDownIcon />
      </Toggle>
      {expanded ? <div id={regionId}>{children}</div> : null}
    </Row>
  );
};
