import { endpoints } from '../../contract/endpoints';
import { createSummarySlice } from '../../state/createSummarySlice';
import { AndMore, MOST_LISTED } from '../../ui/TileParts';
import { defineSummaryProduct } from '../defineProduct';
import { NumberRow } from '../NumberRow';
import { useLabel } from '../ProductTile';

/** Connected-device insurance: the account numbers (rule `iot.account`). */
export const iot = defineSummaryProduct({
  ids: ['iotp'],
  slice: createSummarySlice('iot', endpoints.iotSummary, 'the insure iot summary'),
  read: ({ policies }) =>
    policies.length === 0
      ? undefined
      : {
          numbers: policies.slice(0, MOST_LISTED).map(({ policyNumber }) => policyNumber),
          count: policies.length,
        },
  Body: ({ numbers, count }) => {
    const label = useLabel('insureIotAccountNumberText');
    return (
      <>
        {numbers.map((number, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: numbers may be missing or come twice; the order stays
          <NumberRow key={position} label={label} number={number} among={numbers.length > 1} />
        ))}
        <AndMore of={count} />
      </>
    );
  },
});
