import { useSelector } from 'react-redux';
import { NumberRow } from '../NumberRow';
import { ProductTile } from '../ProductTile';
import { selectWillsTile } from './slice';

/** The member's will. */
export const WillsTile = () => (
  <ProductTile name="wills" tile={useSelector(selectWillsTile)}>
    {({ policyNumber }) => <NumberRow label="Policy number" number={policyNumber} />}
  </ProductTile>
);
