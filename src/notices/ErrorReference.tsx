import styled from '@emotion/styled';
import { useDispatch } from 'react-redux';
import { Button } from '../ui/Button';
import { referenceCopyRequested } from './toasts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);
  font-size: var(--text-small);
  button {
    font-size: inherit;
    padding-inline: 0;
  }
`;

/** The reference of a failure, for the member to quote, with a button that copies it; renders nothing without one. */
export const ErrorReference = ({ reference }: { reference: string | undefined }) => {
  const dispatch = useDispatch();
  if (reference === undefined) return null;
  return (
    <Row>
      <span>{`Reference ${reference}`}</span>
      <Button kind="quiet" onClick={() => dispatch(referenceCopyRequested({ reference }))}>
        Copy reference
      </Button>
    </Row>
  );
};
