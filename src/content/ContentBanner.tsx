import type { CSSProperties, ReactNode } from 'react';
import { BannerPanel } from '../ui/BlockRooms';
import { darkScheme, lightScheme } from '../ui/theme';
import { BannerHeading } from './contentStyles';
import { readableColour } from './textColour';

export interface ContentBannerProps {
  readonly heading?: string | undefined;
  /** As the service sent it; it counts where it can be read on the banner, by day and by night each. */
  readonly textColour?: string | undefined;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** The fragment, the picture or the link that the banner carries. */
  readonly children?: ReactNode;
}

/** A banner with its centred heading in the given colour (spec section 2, Content block). */
export const ContentBanner = ({ heading, textColour, headingLevel = 3, children }: ContentBannerProps) => {
  const colours: CSSProperties = {
    '--by-day': readableColour(textColour, lightScheme.surface),
    '--by-night': readableColour(textColour, darkScheme.surface),
  };
  return (
    <BannerPanel>
      {heading ? (
        <BannerHeading as={`h${headingLevel}`} style={colours}>
          {heading}
        </BannerHeading>
      ) : null}
      {children}
    </BannerPanel>
  );
};
