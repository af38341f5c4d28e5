import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { darkScheme, lightScheme } from '../ui/theme';
import { groundFor } from './textColour';

// Coloured by `--by-day` and `--by-night` if they are set, on `--ground-by-day` and `--ground-by-night`; forced colours
// override them.
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

export interface BannerHeadingProps {
  readonly text: string;
  /** As the service sent it: any colour that CSS knows; anything else is ignored. */
  readonly textColour?: string | undefined;
  /** The banner's background. */
  readonly ground: 'surface' | 'sunSoft';
}

/**
 * A banner's centred heading in the given colour; where that cannot be read on the banner, the heading has a ground of
 * its own (rule `banner.heading`).
 */
export const BannerHeading = ({ text, textColour, ground }: BannerHeadingProps) => {
  const [byDay, byNight] = [lightScheme, darkScheme].map((scheme) => {
    const readable = textColour === undefined ? undefined : groundFor(textColour, scheme[ground]);
    return { colour: readable && textColour, ground: readable === scheme[ground] ? undefined : readable };
  });
  const colours: CSSProperties = {
    '--by-day': byDay?.colour,
    '--by-night': byNight?.colour,
    '--ground-by-day': byDay?.ground,
    '--ground-by-night': byNight?.ground,
  };
  return (
    <Heading data-private="" style={colours} data-grounded={byDay?.ground || byNight?.ground ? '' : undefined}>
      {text}
    </Heading>
  );
};
