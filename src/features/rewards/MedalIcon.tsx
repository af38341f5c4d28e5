import styled from '@emotion/styled';

const Drawing = styled.svg`
  flex: none;
  inline-size: 2.5rem;
  block-size: 2.5rem;
`;

const star = 'm20 9.5 2.3 4.7 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2-3.8-3.6 5.2-.7z';

/** A medal in the colour of its text; decorative, because the status is beside it in words. */
export const MedalIcon = () => (
  <Drawing aria-hidden="true" focusable="false" viewBox="0 0 40 40" fill="currentColor">
    <path opacity=".55" d="M11 22 7 38l6-2.5 4 4 4-14zM29 22l4 16-6-2.5-4 4-4-14z" />
    <circle cx="20" cy="17" r="15" />
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
