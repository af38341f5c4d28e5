import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { type Colour, paintedOn } from '../platform/colour';
import type { Words } from '../texts/text';
import { worded } from '../ui/shortened';
import { grounds } from '../ui/theme';

const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

// The contrast as defined by WCAG 2.2, 1 to 21; 0 if it is not known.
const contrastOn = (ground: string, text: string): number => {
  const [front, behind] = [paintedOn(ground, text), paintedOn(ground, ground)];
  if (front === undefined || behind === undefined) return 0;
  const [darker = 0, lighter = 0] = [luminance(front), luminance(behind)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** The first of the given ground (`#rrggbb`) and others on which a CSS colour has a contrast of 4.5, if any. */
export const groundFor = (text: string, ground: string): string | undefined =>
  [ground, grounds['sun-soft'][0], '#ffffff', '#000000'].find((candidate) => contrastOn(candidate, text) >= 4.5);

/** A banner's colours by day and night as custom properties, with a ground if one is needed. */
export const bannerColours = (textColour: string | undefined, ground: keyof typeof grounds): CSSProperties => {
  const [byDay, byNight] = grounds[ground].map((usual) => {
    const readable = textColour === undefined ? undefined : groundFor(textColour, usual);
    return { colour: readable && textColour, ground: readable === usual ? undefined : readable };
  });
  return {
    '--by-day': byDay?.colour,
    '--by-night': byNight?.colour,
    '--ground-by-day': byDay?.ground,
    '--ground-by-night': byNight?.ground,
  };
};

const Heading = styled.h3`
  text-align: center;
  line-height: 1.3;
  color: var(--by-day, inherit);
  &[data-grounded] {
    padding-inline: var(--space-2);
    border-radius: var(--radius-small);
    background: var(--ground-by-day, none);
  }
  @media screen and (prefers-color-scheme: dark) {
    color: var(--by-night, inherit);
    &[data-grounded] {
      background: var(--ground-by-night, none);
    }
  }
  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

interface BannerHeadingProps {
  text: Words;
  /** Its own; by default it has those of its banner. */
  colours?: CSSProperties;
}

/** A banner's centred heading; a colour that cannot be read on the banner has its own ground (rule `banner.heading`). */
export const BannerHeading = ({ text, colours }: BannerHeadingProps) => {
  const isGrounded = colours?.['--ground-by-day'] !== undefined || colours?.['--ground-by-night'] !== undefined;
  return <Heading data-private="" style={colours} data-grounded={isGrounded ? '' : undefined} {...worded(text)} />;
};
