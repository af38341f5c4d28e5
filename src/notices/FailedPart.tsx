import styled from '@emotion/styled';
import { useDispatch, useSelector } from 'react-redux';
import { selectToday } from '../state/today';
import { type Message, text, textOf } from '../texts/text';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { aboveLink, wrappingRow } from '../ui/mixins';
import { RetryButton, type RetryButtonProps } from '../ui/Retry';
import { Unavailable } from '../ui/Tag';
import { referenceCopyClicked } from './toasts';

interface PartRetryProps extends Pick<RetryButtonProps, 'name' | 'busy' | 'onRetry'> {
  /** Since when what is shown is old, in milliseconds since 1970; without it nothing is shown. */
  readonly asOf?: number | undefined;
}

/** Says that a part is unavailable, or since when it is old (rule `overview.asOf`), with a button for that part alone. */
export const PartRetry = ({ asOf, ...button }: PartRetryProps) => {
  const today = useSelector(selectToday);
  return (
    <>
      {asOf === undefined ? <Unavailable /> : <span>{text('part.asOf', { time: { at: asOf, today } })}</span>}
      <RetryButton {...button} />
    </>
  );
};

const Folded = styled.details`
  ${aboveLink}
  font-size: var(--text-small);
  summary {
    inline-size: fit-content;
    padding-block: 0.75rem;
    cursor: pointer;
  }
  > div {
    ${wrappingRow}
    gap: 0 var(--space-4);
  }
  button {
    padding-inline: 0;
  }
`;

/** A failure's reference, folded away, with a button that copies it; nothing without one (rule `failure.reference`). */
export const ErrorReference = ({ reference }: { reference: string | undefined }) => {
  const dispatch = useDispatch();
  if (reference === undefined) return null;
  return (
    <Folded>
      <summary>{text('failure.details')}</summary>
      <div>
        <span>{text('failure.reference', { reference })}</span>
        <Button kind="quiet" onClick={() => dispatch(referenceCopyClicked({ reference }))}>
          {text('failure.copyReference')}
        </Button>
      </div>
    </Folded>
  );
};

/** Replaces what could not be loaded without a connection (rule `connection.silence`). */
export const LOADS_LATER: Message = { key: 'connection.loadsLater' };

/** The same as an alert; the announcer has said that the member is offline. */
export const OfflineAlert = () => (
  <Alert>
    <p>{textOf(LOADS_LATER)}</p>
  </Alert>
);
