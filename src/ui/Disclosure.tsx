import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from './icons';

const Toggle = styled.button`
display:flex;align-items:center;justify-content:space-between;gap:var(--space-2);inline-size:100%;min-block-size:2.75rem;
padding:var(--space-2) var(--space-3);border:1px solid var(--line);border-radius:var(--radius-small);background:var(--sunken);
color:var(--ink);font-weight:600;text-align:start;cursor:pointer;
&:hover{border-color:var(--outline)}
svg{flex:none;inline-size:1.125em;block-size:1.125em;transition:rotate .2s}
&[aria-expanded=true] svg{rotate:180deg}
`;

const Region = styled.div`
padding-block-start:var(--space-2);
`;

/** A button that opens and closes what stands below it. Whether it is open is told from outside. */
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
      <Toggle type="button" aria-expanded={expanded} aria-controls={regionId} onClick={onToggle}>
        <span>{label}</span>
        <ChevronDownIcon />
      </Toggle>
      <Region id={regionId} hidden={!expanded}>
        {children}
      </Region>
    </div>
  );
};
