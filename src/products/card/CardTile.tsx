import { useDispatch } from 'react-redux';
import { endpoints } from '../../contract/endpoints';
import { safeAddress } from '../../platform/address';
import { createSummarySlice } from '../../state/createSummarySlice';
import { linkFollowed } from '../../state/eventMeta';
import { text } from '../../texts/text';
import { followed } from '../../ui/followed';
import { TileLink } from '../../ui/TileParts';
import { defineSummaryProduct } from '../defineProduct';
import { DescriptionBody } from '../ProductTile';

const CardBody = ({ description, account }: Readonly<Record<'description' | 'account', string | undefined>>) => {
  const dispatch = useDispatch();
  return (
    <>
      <DescriptionBody description={description} />
      {account === undefined ? null : (
        <TileLink href={account} {...followed(() => dispatch(linkFollowed('card view-account')))}>
          {text('card.viewAccount')}
        </TileLink>
      )}
    </>
  );
};

/** Card; only a migrated one has an account to view (rule `card.migrated`). */
export const card = defineSummaryProduct({
  ids: ['card'],
  slice: createSummarySlice('card', endpoints.cardSummary, 'the card details'),
  read: ({ isMigrated }, { description, clickThroughUrl }) => ({
    description,
    account: isMigrated === true ? safeAddress(clickThroughUrl) : undefined,
  }),
  Body: CardBody,
});
