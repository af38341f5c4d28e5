import { useContext } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PartRetry } from '../../notices';
import { safeAddress } from '../../platform/address';
import { linkFollowed } from '../../state/eventMeta';
import { text } from '../../texts/text';
import { followed } from '../../ui/followed';
import { SkeletonBlock } from '../../ui/Skeleton';
import { worded } from '../../ui/shortened';
import { Tile } from '../../ui/Tile';
import { TileHeadingId } from '../../ui/TileParts';
import { MedalArticle, RetryParts } from './rewardsStyles';
import { nameOf, partRetryClicked, type RewardsPart, type RewardsTile, readings, type StatusPart } from './slice';

// From the middle of the disc down one ribbon, back, and down the other.
const ribbons = 'M20 17 11 22 7 38l6-2.5 4 4 4-14-1-8.5-1 8.5 4 14 4-4 6 2.5-4-16z';
const star = 'm20 9.5 2.3 4.7 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2-3.8-3.6 5.2-.7z';

// In the colour of its text; decorative, because the status is beside it in words. Its disc is the round end of the
// ribbons' outline, which has no length.
const MedalIcon = () => (
  <svg aria-hidden="true" viewBox="0 0 40 40" fill="currentColor">
    <path
      fillOpacity=".55"
      stroke="currentColor"
      strokeWidth="30"
      strokeLinecap="round"
      strokeDasharray="0 999"
      d={ribbons}
    />
    <circle cx="20" cy="17" r="11" fill="none" stroke="var(--stage-deep)" strokeOpacity=".35" strokeWidth="1.5" />
    <path fill="var(--stage-deep)" d={star} />
  </svg>
);

// The placeholder of a medal that is not won yet.
const EmptyMedalIcon = () => (
  <svg aria-hidden="true" viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
    <circle cx="20" cy="20" r="15" strokeDasharray="5 5.5" />
    <path d="M20 13.5v13M13.5 20h13" />
  </svg>
);

// Rule `link.purpose`.
const ActivateLink = ({ tile: { label }, href }: { tile: RewardsTile; href: string }) => {
  const dispatch = useDispatch();
  return (
    <a
      data-activate=""
      href={href}
      aria-describedby={useContext(TileHeadingId)}
      {...followed(() => dispatch(linkFollowed(`${label} activate-now`)))}
    >
      {text('rewards.activateNow')}
    </a>
  );
};

interface RewardsTileProps<Shown = RewardsTile> {
  readonly tile: Shown;
  /** As the portal sent it; if it is unsafe there is no link. */
  readonly address: string | undefined;
}

/** One part of the programme that the member does not use yet (rule `rewards.activate`). */
export const ActivateTile = ({ tile, address }: RewardsTileProps) => {
  const href = safeAddress(address);
  return (
    <Tile tile={tile.label} heading={text(tile.heading)} kind="loaded" surface={MedalArticle} mark={<EmptyMedalIcon />}>
      {href === undefined ? (
        <p data-activate="">{text('rewards.activateNow')}</p>
      ) : (
        <ActivateLink tile={tile} href={href} />
      )}
    </Tile>
  );
};

/** Asks again for a part that is unavailable or old; nothing if it is neither (rule `rewards.retry`). */
export const RewardsRetry = ({ part }: { part: keyof RewardsPart }) => {
  const dispatch = useDispatch();
  const reading = useSelector((state: RewardsPart) => readings[part](state));
  const asOf = reading.phase === 'loaded' ? reading.asOf : undefined;
  if (reading.phase === 'loading' || (reading.phase === 'loaded' && asOf === undefined)) return null;
  return (
    <RetryParts>
      <PartRetry
        name={text(nameOf(part))}
        asOf={asOf}
        busy={reading.retrying}
        onRetry={() => dispatch(partRetryClicked(part))}
      />
    </RetryParts>
  );
};

/** One part of the programme that the member uses, with the status reached. */
export const StatusTile = ({ tile, address }: RewardsTileProps<StatusPart>) => {
  const { label, heading, summary } = tile;
  const dispatch = useDispatch();
  const reading = useSelector((state: RewardsPart) => readings[summary.name](state));
  const retry = <RewardsRetry part={summary.name} />;
  return (
    <Tile
      tile={label}
      heading={text(heading)}
      surface={MedalArticle}
      mark={<MedalIcon />}
      kind={reading.phase}
      status={reading.phase === 'loaded' ? reading.view.rank : undefined}
      // No wider than the shortest status: a wider one would take a row of its own on a phone, and move the page.
      skeleton={<SkeletonBlock width="2.5rem" height="1rem" />}
      href={safeAddress(address)}
      onFollow={() => dispatch(linkFollowed(label, 'tile'))}
      failure={retry}
      footer={reading.phase === 'loaded' ? retry : null}
    >
      {reading.phase === 'loaded' ? <p {...worded(reading.view.display)} /> : null}
    </Tile>
  );
};
