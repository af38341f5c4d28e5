import '@emotion/react';
import type { PortalThemeTokens } from './theme';

declare module '@emotion/react' {
  export interface Theme extends PortalThemeTokens {}
}
