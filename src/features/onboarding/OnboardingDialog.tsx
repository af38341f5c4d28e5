import styled from '@emotion/styled';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectInteractionAccepted } from '../../notices';
import { safeAddress } from '../../platform/address';
import type { ConfigurationPart } from '../../state/configuration';
import { Button, ButtonLink } from '../../ui/Button';
import { Carousel } from '../../ui/Carousel';
import { followed } from '../../ui/followed';
import { Modal } from '../../ui/Modal';
import { Rest } from '../../ui/InteractionGuard';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { appLinkFollowed, selectSlide, slideReached, slidesLeft } from './slice';
import { LAST_SLIDE, type Slide, slides } from './slides';

const SkipRow = styled.div`
  /* The slides reach into its lower edge. */
  position: relative;
  z-index: 1;
  display: flex;
  justify-content: flex-end;
  margin-block-end: calc(-1 * var(--space-3));
  button {
    font-size: var(--text-lead);
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

// Takes the height that the text leaves, and shrinks if there is little.
const PictureBox = styled.div`
  flex: 1 1 5.5rem;
  align-self: stretch;
  display: grid;
  place-items: center;
  border-radius: var(--radius-large);
  background: linear-gradient(var(--stage), var(--stage-deep));
  color: var(--sun);
  svg {
    inline-size: 4.5rem;
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
    { text: 'Download for iPhone', href: safeAddress(ios) },
    { text: 'Download for Android', href: safeAddress(android) },
  ];
  return (
    <AppLinks>
      {links.map(({ text, href }) =>
        href === undefined ? null : (
          <ButtonLink key={text} href={href} {...followed(() => dispatch(appLinkFollowed()))}>
            {text}
          </ButtonLink>
        ),
      )}
    </AppLinks>
  );
};

// "Done" first, so that a keyboard reaches it before the app links.
const LastWords = () => {
  const dispatch = useDispatch();
  return (
    <>
      <Button kind="primary" onClick={() => dispatch(slidesLeft({ event: 'DEACTIVATE' }))}>
        Done
      </Button>
      <AppDownloads />
    </>
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
    <h2>{slide.title}</h2>
    {slide.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {slide === slides.at(-1) ? <LastWords /> : null}
  </SlideBox>
);

/** The onboarding of members aged 65 and over (rule `onboarding.slides`); Escape skips it, like "SKIP". */
export const OnboardingDialog = () => {
  const dispatch = useDispatch();
  const slide = useSelector(selectSlide);
  const interactionAccepted = useSelector(selectInteractionAccepted);
  const nameId = useId();
  const skip = () => dispatch(slidesLeft({ event: 'EVENT' }));
  return (
    <Modal labelledBy={nameId} onClose={skip} withoutCloseButton interactionAccepted={interactionAccepted}>
      {/* Each slide has its own heading, and that of the first one has the same text. */}
      <VisuallyHidden id={nameId} tabIndex={-1}>
        What's new
      </VisuallyHidden>
      <SkipRow>
        <Button kind="quiet" onClick={skip}>
          SKIP
        </Button>
      </SkipRow>
      <SlidesBox>
        {/* On the last slide "back" stays enabled, and keeps the focus if the member used it: going back decides
            nothing. */}
        <Rest resting={!interactionAccepted && slide !== LAST_SLIDE}>
          <Carousel
            items={slides}
            itemKey={({ title }) => title}
            renderItem={(item) => (
              <Rest resting={!interactionAccepted}>
                <OnboardingSlide slide={item} />
              </Rest>
            )}
            perPage={1}
            labelledBy={nameId}
            firstIndex={slide}
            onFirstIndexChange={(reached) => dispatch(slideReached(reached, reached === LAST_SLIDE))}
            arrows
          />
        </Rest>
      </SlidesBox>
    </Modal>
  );
};
