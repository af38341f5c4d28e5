import { useDispatch, useSelector } from 'react-redux';
import { safeAddress } from '../../platform/address';
import type { ConfigurationPart } from '../../state/configuration';
import { Button, ButtonLink } from '../../ui/Button';
import { followed } from '../../ui/followed';
import { AppLinks, SlideBox } from './onboardingStyles';
import { SlidePicture } from './SlidePicture';
import { appLinkFollowed, slidesLeft } from './slice';
import { type Slide, slides } from './slides';

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
    <SlidePicture drawing={slide.drawing} />
    <h2>{slide.title}</h2>
    {slide.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {slide === slides.at(-1) ? <LastWords /> : null}
  </SlideBox>
);
