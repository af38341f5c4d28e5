import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from './icons';

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: var(--space-1) var(--space-4);
  border: 1px solid var(--outline);
  border-radius: var(--radius-medium);
  background: var(--surface);
  color: var(--ink);
  font-weight: 600;
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

const Region = styled.div`
  padding-block-start: var(--space-2);
`;

/** A button that shows the content below it, which is only there while it is open. Its parent decides whether it is. */
export const Disclosure = ({
  label,
  expanded,
  onToggle,
  children,
}: {
  label: string;
  expanded: boolean;
  onToggle: () => void;
  children: ReactNode;
}) => {
  const regionId = useId();
  return (
    <div>
      <Toggle type="button" aria-expanded={expanded} aria-controls={expanded ? regionId : undefined} onClick={onToggle}>
        <span>{label}</span>
        <ChevronDownIcon />
      </Toggle>
      {expanded ? <Region id={regionId}>{children}</Region> : null}
    </div>
  );
};
