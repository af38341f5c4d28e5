import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../ui/Button';
import { LazyCarousel } from '../../ui/LazyCarousel';
import { Modal } from '../../ui/Modal';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { OnboardingSlide } from './OnboardingSlide';
import { SkipRow, SlidesBox } from './onboardingStyles';
import { selectSlide, slideReached, slidesLeft } from './slice';
import { slides } from './slides';

/** The onboarding of members aged 65 and over (spec section 2); Escape skips it, as "SKIP" does. */
export const OnboardingDialog = () => {
  const dispatch = useDispatch();
  const slide = useSelector(selectSlide);
  const nameId = useId();
  const skip = () => dispatch(slidesLeft({ event: 'EVENT' }));
  return (
    <Modal labelledBy={nameId} onClose={skip} withoutCloseButton>
      {/* Each slide has a heading of its own, and the first one reads the same. */}
      <VisuallyHidden id={nameId} tabIndex={-1}>
        What's new
      </VisuallyHidden>
      <SkipRow>
        <Button kind="quiet" onClick={skip}>
          SKIP
        </Button>
      </SkipRow>
      <SlidesBox>
        <LazyCarousel
          items={slides}
          itemKey={({ title }) => title}
          renderItem={(item) => <OnboardingSlide slide={item} />}
          perPage={1}
          labelledBy={nameId}
          firstIndex={slide}
          onFirstIndexChange={(reached) => dispatch(slideReached({ slide: reached }))}
          arrows
        />
      </SlidesBox>
    </Modal>
  );
};
