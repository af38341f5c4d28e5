import styled from '@emotion/styled';
import { useId, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectInteraction } from '../../notices';
import { safeAddress } from '../../platform/address';
import type { ConfigurationPart } from '../../state/configuration';
import { linkFollowed } from '../../state/eventMeta';
import { type PlainTextKey, text } from '../../texts/text';
import { Button, ButtonLink } from '../../ui/Button';
import { Carousel } from '../../ui/Carousel';
import { followed } from '../../ui/followed';
import { type IconComponent, icon } from '../../ui/icons';
import { Modal } from '../../ui/Modal';
import { column, square, wrapping } from '../../ui/mixins';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { selectOnboarding, slideReached, slidesLeft } from './slice';

interface Slide {
  /** The key of its title. */
  readonly key: PlainTextKey;
  readonly Drawing: IconComponent;
  readonly paragraphs: readonly PlainTextKey[];
}

/** The six slides for members aged 65 and over (rule `onboarding.slides`). */
export const slides: readonly Slide[] = [
  {
    key: 'onboarding.news',
    Drawing: icon(
      'M4.5 11v8.5a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1V11M3.5 7.5h17V11h-17ZM12 7.5v13M12 7.5c-1.5-4-6-4-6-1.5 0 1.5 2 1.5 6 1.5Zm0 0c1.5-4 6-4 6-1.5 0 1.5-2 1.5-6 1.5Z',
    ),
    paragraphs: ['onboarding.newsMore', 'onboarding.newsSteps'],
  },
  {
    key: 'onboarding.check',
    Drawing: icon(
      'M12 20s-7.5-4.4-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.6-7.5 10-7.5 10ZM5 12.5h4l1.5-3 3 5 1.5-2h4',
    ),
    paragraphs: ['onboarding.checkMade', 'onboarding.checkLooks'],
  },
  {
    key: 'onboarding.exercise',
    Drawing: icon('M12 3.5a8.5 8.5 0 1 1-8.5 8.5M12 7.5A4.5 4.5 0 1 1 7.5 12M12 11.4v1.2'),
    paragraphs: ['onboarding.exercisePoints', 'onboarding.exerciseCap'],
  },
  {
    key: 'onboarding.miles',
    Drawing: icon(
      'M4 7h16a.5.5 0 0 1 .5.5V10a2 2 0 0 0 0 4v2.5a.5.5 0 0 1-.5.5H4a.5.5 0 0 1-.5-.5V14a2 2 0 0 0 0-4V7.5A.5.5 0 0 1 4 7Zm11 2.5-6 5m.5-4.5v.01m5 3.99v.01',
    ),
    paragraphs: ['onboarding.milesFurther'],
  },
  {
    key: 'onboarding.devices',
    Drawing: icon(
      'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5ZM8.5 20h7M12 16.5V20M6.5 11h2.7l1.3-3 2.5 5 1.4-2h3.1',
    ),
    paragraphs: ['onboarding.devicesEye'],
  },
  {
    key: 'onboarding.watch',
    Drawing: icon(
      'M9 7h6a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2Zm.3 0 .5-3.5h4.4l.5 3.5m-5.4 10 .5 3.5h4.4l.5-3.5M12 10v2.2l1.5 1',
    ),
    paragraphs: ['onboarding.watchFee', 'onboarding.watchApp'],
  },
];

const LAST_SLIDE = slides.length - 1;

const Head = styled.div`
  inset-block-start: 0;
  z-index: 2;
  display: flex;
  flex-flow: row-reverse wrap;
  margin: calc(-1 * var(--edge-block)) calc(-1 * var(--edge)) calc(-1 * var(--space-3));
  padding: var(--space-2) var(--edge) 0;
  background: var(--surface);
  @media (min-height: 300px) {
    position: sticky;
  }
  [data-kind="primary"] {
    margin-inline-end: auto;
  }
  button {
    padding-inline: var(--space-3);
    font-size: var(--text-lead);
  }
  /* On a phone on its side. */
  @media (max-height: 420px) {
    padding-block: 0;
    > button[data-kind] {
      min-block-size: 44px;
      padding-block: 0;
    }
  }
`;

const SlideBox = styled.div`
  ${column}
  gap: var(--space-4);
  padding-block: var(--space-2);
  font-size: var(--text-lead);
`;

// As high on every slide.
const PictureBox = styled.div`
  block-size: min(9rem, 18vh);
  display: grid;
  place-items: center;
  border-radius: var(--radius-large);
  background: linear-gradient(var(--stage), var(--stage-deep));
  color: var(--sun);
  svg {
    ${square('min(4.5rem, 14vh)')}
    stroke-width: 1.25;
  }
  @media (max-height: 46rem) {
    display: none;
  }
`;

const AppLinks = styled.div`
  ${wrapping}
  gap: var(--space-3);
`;

const AppDownloads = () => {
  const dispatch = useDispatch();
  const { ios, android } = useSelector((state: ConfigurationPart) => state.configuration.appLinks);
  const links = [
    { words: text('onboarding.iphone'), href: safeAddress(ios) },
    { words: text('onboarding.android'), href: safeAddress(android) },
  ];
  return (
    <AppLinks>
      {links.map(({ words, href }) =>
        href === undefined ? null : (
          <ButtonLink key={words} href={href} {...followed(() => dispatch(linkFollowed('onboarding app-link')))}>
            {words}
          </ButtonLink>
        ),
      )}
    </AppLinks>
  );
};

const OnboardingSlide = ({ slide }: { slide: Slide }) => (
  <SlideBox>
    <PictureBox>
      <slide.Drawing />
    </PictureBox>
    <h2>{text(slide.key)}</h2>
    {slide.paragraphs.map((paragraph) => (
      <p key={paragraph}>{text(paragraph)}</p>
    ))}
    {slide === slides.at(-1) ? <AppDownloads /> : null}
  </SlideBox>
);

/** The onboarding of members aged 65 and over (rules `onboarding.slides`, `onboarding.sight`); Escape skips it, like "SKIP". */
export const OnboardingDialog = () => {
  const dispatch = useDispatch();
  const { slide } = useSelector(selectOnboarding);
  const interaction = useSelector(selectInteraction);
  const nameId = useId();
  const head = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide is read from its heading on
  useLayoutEffect(() => {
    const dialog = head.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
  }, [slide]);
  const skip = () => dispatch(slidesLeft('EVENT'));
  return (
    <Modal labelledBy={nameId} onClose={skip} interaction={interaction}>
      {/* Each slide has its own heading, and that of the first one has the same text. */}
      <VisuallyHidden id={nameId} tabIndex={-1}>
        {text('onboarding.news')}
      </VisuallyHidden>
      <Head ref={head}>
        <Button kind="quiet" closes onClick={skip}>
          {text('onboarding.skip')}
        </Button>
        {slide === LAST_SLIDE ? (
          <Button kind="primary" onClick={() => dispatch(slidesLeft('DEACTIVATE'))}>
            {text('onboarding.done')}
          </Button>
        ) : null}
      </Head>
      <Carousel
        items={slides}
        renderItem={(item) => <OnboardingSlide slide={item} />}
        perPage={1}
        labelledBy={nameId}
        firstIndex={slide}
        onFirstIndexChange={(reached, place) => dispatch(slideReached(reached, reached === LAST_SLIDE, place))}
        nameOf={(reached) => ({ key: slides[reached]?.key ?? 'onboarding.news' })}
        arrows
      />
    </Modal>
  );
};
