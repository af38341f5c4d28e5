import { useDispatch } from 'react-redux';
import { Button } from '../ui/Button';
import { referenceCopyRequested } from './referenceCopying';

/** The reference of a failure, for the member to quote, and a button that copies it; nothing while there is none. */
export const ErrorReference = ({ reference }: { reference: string | undefined }) => {
  const dispatch = useDispatch();
  if (reference === undefined) return null;
  return (
    <>
      <p>{`Reference ${reference}`}</p>
      <Button onClick={() => dispatch(referenceCopyRequested({ reference }))}>Copy reference</Button>
    </>
  );
};
