import styled from '@emotion/styled';

const Drawing = styled.svg`
  flex: none;
  inline-size: 2.5rem;
  block-size: 2.5rem;
`;

// From the middle of the disc down one ribbon, back, and down the other.
const ribbons = 'M20 17 11 22 7 38l6-2.5 4 4 4-14-1-8.5-1 8.5 4 14 4-4 6 2.5-4-16z';
const star = 'm20 9.5 2.3 4.7 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2-3.8-3.6 5.2-.7z';

/**
 * A medal in the colour of its text; decorative, because the status is beside it in words. Its disc is the round end of
 * the ribbons' outline, which has no length.
 */
export const MedalIcon = () => (
  <Drawing aria-hidden="true" focusable="false" viewBox="0 0 40 40" fill="currentColor">
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
  </Drawing>
);

/** The placeholder of a medal that is not won yet: dashed, with a plus. */
export const EmptyMedalIcon = () => (
  <Drawing
    aria-hidden="true"
    focusable="false"
    viewBox="0 0 40 40"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
  >
    <circle cx="20" cy="20" r="15" strokeDasharray="5 5.5" />
    <path d="M20 13.5v13M13.5 20h13" />
  </Drawing>
);
