import styled from '@emotion/styled';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectPressesAccepted } from '../../notices';
import { Button } from '../../ui/Button';
import { Carousel } from '../../ui/Carousel';
import { Modal } from '../../ui/Modal';
import { Rest } from '../../ui/PressGuard';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { OnboardingSlide } from './OnboardingSlide';
import { selectSlide, slideReached, slidesLeft } from './slice';
import { LAST_SLIDE, slides } from './slides';

// The skip button, at the end of the dialog's first line.
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

// The slides, with dots as large as any other target.
const SlidesBox = styled.div`
  ul button[data-page] {
    inline-size: 2.75rem;
  }
  button {
    font-size: var(--text-lead);
  }
`;

/** The onboarding of members aged 65 and over (rule `onboarding.slides`); Escape skips it, like "SKIP". */
export const OnboardingDialog = () => {
  const dispatch = useDispatch();
  const slide = useSelector(selectSlide);
  const pressesAccepted = useSelector(selectPressesAccepted);
  const resting = !pressesAccepted;
  const nameId = useId();
  const skip = () => dispatch(slidesLeft({ event: 'EVENT' }));
  return (
    <Modal labelledBy={nameId} onClose={skip} withoutCloseButton pressesAccepted={pressesAccepted}>
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
        <Rest resting={resting && slide !== LAST_SLIDE}>
          <Carousel
            items={slides}
            itemKey={({ title }) => title}
            renderItem={(item) => (
              <Rest resting={resting}>
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
