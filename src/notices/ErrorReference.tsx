import styled from '@emotion/styled';
import { useDispatch } from 'react-redux';
import { Button } from '../ui/Button';
import { referenceCopyRequested } from './referenceCopying';

const Row = styled.div`
display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--space-2);font-size:var(--text-small);
button{font-size:inherit;padding-inline:var(--space-3)}
`;

/** The reference of a failure, for the member to quote, and a button that copies it; nothing while there is none. */
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
