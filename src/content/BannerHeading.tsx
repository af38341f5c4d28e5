import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { darkScheme, lightScheme } from '../ui/theme';
import { readableColour } from './textColour';

// Coloured by `--by-day` and `--by-night` if they are set; forced colours override both.
const Heading = styled.h3`
  text-align: center;
  line-height: 1.3;
  color: var(--by-day, inherit);
  @media screen and (prefers-color-scheme: dark) {
    color: var(--by-night, inherit);
  }
  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

export interface BannerHeadingProps {
  readonly text: string;
  /** As the service sent it; in the light and dark scheme it is only used if its contrast is sufficient. */
  readonly textColour?: string | undefined;
  /** The banner's background. */
  readonly ground: 'surface' | 'sunSoft';
}

/** A banner's centred heading in the given colour (rule `banner.heading`). */
export const BannerHeading = ({ text, textColour, ground }: BannerHeadingProps) => {
  const colours: CSSProperties = {
    '--by-day': readableColour(textColour, lightScheme[ground]),
    '--by-night': readableColour(textColour, darkScheme[ground]),
  };
  return (
    <Heading data-private="" style={colours}>
      {text}
    </Heading>
  );
};
