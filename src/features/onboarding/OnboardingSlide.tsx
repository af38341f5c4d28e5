import styled from '@emotion/styled';
import { useDispatch, useSelector } from 'react-redux';
import { safeAddress } from '../../platform/address';
import type { ConfigurationPart } from '../../state/configuration';
import { Button, ButtonLink } from '../../ui/Button';
import { followed } from '../../ui/followed';
import { appLinkFollowed, slidesLeft } from './slice';
import { type Slide, slides } from './slides';

// One slide, in large text.
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

// A slide's picture: it takes the height that the text leaves, and shrinks if there is little.
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

// The links to the app, side by side if there is room.
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

/** The buttons and links of the last slide: "Done" first, so that a keyboard reaches it before the app links. */
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

/** One slide. */
export const OnboardingSlide = ({ slide }: { slide: Slide }) => (
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
