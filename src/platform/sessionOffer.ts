import { SESSION_WANTED } from '../contract/sessionWanted';

/** Who wants a session's file: somebody at this page, or the sandbox's page in another tab. */
export type Wanted = 'here' | 'elsewhere';

/** "Export session": resolves to the text of the file. */
export type ExportSession = (wanted?: Wanted) => Promise<string>;

/** The window of a page that records its session. */
export interface OfferWindow {
  addEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void;
  exportSession?: ExportSession;
}

/**
 * Offers "Export session": as a function in the console, and to the sandbox's page in another tab, which asks for it by
 * writing to the storage.
 */
export const offerSession = (window: OfferWindow, exportSession: ExportSession): void => {
  window.exportSession = exportSession;
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_WANTED) void exportSession('elsewhere');
  });
};
