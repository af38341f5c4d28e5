import styled from '@emotion/styled';
import { useDispatch, useSelector } from 'react-redux';
import { text, type Words } from '../texts/text';
import { maskOf } from '../ui/icons';
import { signButton, square } from '../ui/mixins';
import { TileRow } from '../ui/TileParts';
import { type CopyPart, copyClicked, selectCanCopy, selectIsCopied } from './copy';

// In the room that its row has for it.
const IconButton = styled.button`
  ${signButton}
  inset-block-start: 50%;
  right: -0.75rem;
  margin-block-start: -1.375rem;
  border-radius: var(--radius-round);
  /* Behind the number as the page is read, whatever direction the number has. */
  [dir="rtl"] & {
    right: auto;
    left: -0.75rem;
  }
  /* More specific than what lifts the buttons of a tile above its link. */
  &&& {
    position: absolute;
  }
  &::before {
    content: "";
    display: block;
    ${square('1.25rem')}
    margin: auto;
    background: currentColor;
    mask: ${maskOf(
      'M10 8.5h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 8.5 18v-8A1.5 1.5 0 0 1 10 8.5ZM15.5 8.5V6A1.5 1.5 0 0 0 14 4.5H6A1.5 1.5 0 0 0 4.5 6v8A1.5 1.5 0 0 0 6 15.5h2.5',
    )} center / contain no-repeat;
    forced-color-adjust: none;
  }
  &[data-copied]::before {
    mask-image: ${maskOf('m5 12.5 4.5 4.5L19 7')};
  }
  &:hover,
  &[data-copied] {
    color: var(--brand);
  }
  &:focus-visible::after {
    content: "";
    position: absolute;
    inset: 0.75rem;
    border-radius: var(--radius-small);
    outline: 3px solid var(--focus);
  }
`;

/** What the number of a policy is called where the portal sends no label for it. */
export const POLICY_NUMBER: Words = { key: 'products.policyNumber' };

// The button beside a number that copies it; nothing without a clipboard.
const CopyNumber = ({ label, number }: { label: Words; number: string }) => {
  const dispatch = useDispatch();
  const isCopied = useSelector((state: CopyPart) => selectIsCopied(state, label, number));
  if (!useSelector(selectCanCopy)) return null;
  return (
    <IconButton
      type="button"
      aria-label={text('products.copyNumber', { label, number })}
      data-copied={isCopied ? '' : undefined}
      onClick={() => dispatch(copyClicked({ label, number }))}
    />
  );
};

/**
 * A policy or account number after its label, which can be selected and copied (rules `number.select`, `number.copy`);
 * "Unavailable" if it is missing (rule `tile.unavailable`). With `among` it is one of several, which have no buttons.
 */
export const NumberRow = ({
  label,
  number,
  among = false,
}: {
  label: Words;
  number: string | undefined;
  among?: boolean;
}) => (
  <TileRow label={label} value={number}>
    {number === undefined || among ? null : <CopyNumber label={label} number={number} />}
  </TileRow>
);
