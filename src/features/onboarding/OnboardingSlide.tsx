import { useDispatch, useSelector } from 'react-redux';
import { safeAddress } from '../../platform/address';
import type { ConfigurationCorner } from '../../state/configuration';
import { Button, ButtonLink } from '../../ui/Button';
import { AppLinks, SlideBox } from './onboardingStyles';
import { selectSlide, slidesLeft } from './slice';
import { type Slide, slides } from './slides';

const AppDownloads = () => {
  const { ios, android } = useSelector((state: ConfigurationCorner) => state.configuration.appLinks);
  const links = [
    { text: 'Download for iPhone', href: safeAddress(ios) },
    { text: 'Download for Android', href: safeAddress(android) },
  ];
  return (
    <AppLinks>
      {links.map(({ text, href }) =>
        href === undefined ? null : (
          <ButtonLink key={text} href={href}>
            {text}
          </ButtonLink>
        ),
      )}
    </AppLinks>
  );
};

/** One slide; the last has the app links, and "Done" before them, so that a keyboard reaches it first. */
export const OnboardingSlide = ({ slide: { title, paragraphs } }: { slide: Slide }) => {
  const dispatch = useDispatch();
  const present = useSelector(selectSlide);
  const last = slides[slides.length - 1];
  return (
    <SlideBox>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {title === last?.title && slides[present]?.title === title ? (
        <>
          <Button kind="primary" onClick={() => dispatch(slidesLeft({ event: 'DEACTIVATE' }))}>
            Done
          </Button>
          <AppDownloads />
        </>
      ) : null}
    </SlideBox>
  );
};
