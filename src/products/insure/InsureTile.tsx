import styled from '@emotion/styled';
import type { InsureSummary } from '../../contract/answers/products';
import { endpoints } from '../../contract/endpoints';
import { AmountsHelp } from '../../notices';
import { createSummarySlice } from '../../state/createSummarySlice';
import { text } from '../../texts/text';
import { row, wrappingRow } from '../../ui/mixins';
import { TileText, TileTitle } from '../../ui/TileParts';
import { defineSummaryProduct } from '../defineProduct';
import { NumberRow, POLICY_NUMBER } from '../NumberRow';

// `count` is that of several policies.
const readDrive = (
  { overallStatusDescription: driveStatus, drivePoints: points, policies: [policy] }: InsureSummary,
  count?: number,
) =>
  driveStatus === undefined && points === undefined && policy?.policyNumber === undefined && count === undefined
    ? undefined
    : { kind: 'drive' as const, driveStatus, points, policy, count, status: driveStatus };

const readPolicies = ({ policies: [policy] }: InsureSummary, count?: number) => {
  if (policy === undefined) return undefined;
  if (count !== undefined) return { kind: 'several' as const, count };
  return { kind: 'one' as const, description: policy.policyDescription, policyNumber: policy.policyNumber };
};

const Drive = styled.div`
  ${wrappingRow}
  column-gap: var(--space-2);
  /* The sign that explains the points is in their line. */
  > div {
    ${row}
    gap: var(--space-2);
  }
`;

type InsureView = NonNullable<ReturnType<typeof readDrive> | ReturnType<typeof readPolicies>>;

const InsureBody = (view: InsureView) => {
  if (view.kind === 'several') return <TileTitle>{text('products.policies', { count: view.count })}</TileTitle>;
  if (view.kind === 'drive') {
    return (
      <>
        <Drive>
          <TileTitle>{view.driveStatus ?? text('part.unavailable')}</TileTitle>
          {view.points === undefined ? (
            <TileText>{text('part.unavailable')}</TileText>
          ) : (
            <div>
              <TileText>{text('products.points', { count: view.points })}</TileText>
              <AmountsHelp about={text('insure.pointsHelp')} />
            </div>
          )}
        </Drive>
        {view.count === undefined ? null : <TileText>{text('products.policies', { count: view.count })}</TileText>}
        {view.count === undefined && view.policy !== undefined ? (
          <NumberRow label={POLICY_NUMBER} number={view.policy.policyNumber} />
        ) : null}
      </>
    );
  }
  return (
    <>
      {view.description === undefined ? null : <TileTitle>{view.description}</TileTitle>}
      <NumberRow label={POLICY_NUMBER} number={view.policyNumber} />
    </>
  );
};

/** Car and home insurance, with the driving programme if the member has it (rule `insure.variants`). */
export const insure = defineSummaryProduct({
  ids: ['insure'],
  slice: createSummarySlice('insure', endpoints.insureSummary, 'There was an issue fetching the insure summary'),
  read: (summary, _, { drive }): InsureView | undefined => {
    const count = summary.policies.length > 1 ? summary.policies.length : undefined;
    return drive?.active === true ? readDrive(summary, count) : readPolicies(summary, count);
  },
  Body: InsureBody,
});
