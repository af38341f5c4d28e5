import styled from '@emotion/styled';
import { useId, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectInteraction } from '../../notices';
import { safeAddress } from '../../platform/address';
import type { ConfigurationPart } from '../../state/configuration';
import { type Message, text } from '../../texts/text';
import { Button, ButtonLink } from '../../ui/Button';
import { Carousel } from '../../ui/Carousel';
import { followed } from '../../ui/followed';
import { Modal } from '../../ui/Modal';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { appLinkFollowed, selectOnboarding, slideReached, slidesLeft } from './slice';
import { LAST_SLIDE, type Slide, slides } from './slides';

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

const SlidesBox = styled.div`
  button {
    font-size: var(--text-lead);
  }
`;

const SlideBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-4);
  padding-block: var(--space-2);
  font-size: var(--text-lead);
  line-height: 1.5;
  h2 {
    font-size: var(--text-section);
  }
  a,
  button {
    font-size: var(--text-lead);
  }
`;

// As high on every slide.
const PictureBox = styled.div`
  flex: none;
  block-size: min(9rem, 18vh);
  align-self: stretch;
  display: grid;
  place-items: center;
  border-radius: var(--radius-large);
  background: linear-gradient(var(--stage), var(--stage-deep));
  color: var(--sun);
  svg {
    inline-size: min(4.5rem, 14vh);
  }
  @media (max-height: 46rem) {
    display: none;
  }
`;

const AppLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
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
          <ButtonLink key={words} href={href} {...followed(() => dispatch(appLinkFollowed()))}>
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
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={slide.drawing} />
      </svg>
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
    <Modal labelledBy={nameId} onClose={skip} withoutCloseButton interaction={interaction}>
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
      <SlidesBox>
        <Carousel
          items={slides}
          renderItem={(item) => <OnboardingSlide slide={item} />}
          perPage={1}
          labelledBy={nameId}
          firstIndex={slide}
          onFirstIndexChange={(reached, place) => {
            const name: Message = { key: slides[reached]?.key ?? 'onboarding.news' };
            dispatch(slideReached(reached, reached === LAST_SLIDE, { key: 'carousel.said', values: { place, name } }));
          }}
          arrows
        />
      </SlidesBox>
    </Modal>
  );
};
