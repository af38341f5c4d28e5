import styled from '@emotion/styled';
import type { InsureSummary } from '../../contract/answers/products';
import { endpoints } from '../../contract/endpoints';
import { AmountsHelp } from '../../notices';
import { createSummarySlice } from '../../state/createSummarySlice';
import { text } from '../../texts/text';
import { row, wrappingRow } from '../../ui/mixins';
import { Unavailable } from '../../ui/Tag';
import { TileText, TileTitle } from '../../ui/TileParts';
import { defineSummaryProduct } from '../defineProduct';
import { NumberRow, POLICY_NUMBER } from '../NumberRow';

const Drive = styled.div`
  ${wrappingRow}
  column-gap: var(--space-2);
  /* The sign that explains the points is in their line. */
  > div {
    ${row}
    gap: var(--space-2);
  }
`;

interface InsureView {
  /** The driving programme, for who is in it. */
  readonly drive: { readonly status: string | undefined; readonly points: number | undefined } | undefined;
  /** The only policy, or how many there are. */
  readonly policy: InsureSummary['policies'][number] | undefined;
  readonly count: number | undefined;
  readonly status: string | undefined;
}

const InsureBody = ({ drive, policy, count }: InsureView) => {
  const Title = drive === undefined ? TileTitle : TileText;
  return (
    <>
      {drive === undefined ? null : (
        <Drive>
          {drive.status === undefined ? <Unavailable /> : <TileTitle>{drive.status}</TileTitle>}
          {drive.points === undefined ? (
            drive.status === undefined ? null : (
              <Unavailable />
            )
          ) : (
            <div>
              <TileText>{{ key: 'products.points', values: { count: drive.points } }}</TileText>
              <AmountsHelp about={text('insure.pointsHelp')} />
            </div>
          )}
        </Drive>
      )}
      {count === undefined ? null : <Title>{{ key: 'products.policies', values: { count } }}</Title>}
      {drive === undefined && policy?.policyDescription !== undefined ? (
        <Title>{policy.policyDescription}</Title>
      ) : null}
      {policy === undefined ? null : <NumberRow label={POLICY_NUMBER} number={policy.policyNumber} />}
    </>
  );
};

/** Car and home insurance, with the driving programme if the member has it (rule `insure.variants`). */
export const insure = defineSummaryProduct({
  ids: ['insure'],
  slice: createSummarySlice('insure', endpoints.insureSummary, 'the insure summary'),
  read: ({ policies, overallStatusDescription, drivePoints: points }, _, { drive }): InsureView | undefined => {
    const [policy, ...others] = policies;
    const count = others.length > 0 ? policies.length : undefined;
    const isDriver = drive?.active === true;
    const known = isDriver ? (overallStatusDescription ?? points ?? count ?? policy?.policyNumber) : policy;
    if (known === undefined) return undefined;
    const status = isDriver ? overallStatusDescription : undefined;
    return { drive: isDriver ? { status, points } : undefined, policy: count ? undefined : policy, count, status };
  },
  Body: InsureBody,
});
