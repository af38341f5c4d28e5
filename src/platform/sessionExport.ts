/** The key in localStorage whose change asks the portal's pages in other tabs to export their sessions. */
export const SESSION_WANTED = 'export-session';

/** The window of a page that records its session. */
export interface ExportWindow extends Pick<Window & typeof globalThis, 'document' | 'URL' | 'Blob'> {
  addEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void;
  /** "Export session": saves a file, and resolves to its text. */
  exportSession?: () => Promise<string>;
}

const saveFile = ({ document, URL, Blob }: ExportWindow, name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/**
 * Offers "Export session", which saves the session as `session.json`: as a function in the console, and by the button
 * of the sandbox's page in another tab.
 * @param write makes the file's text
 */
export const offerSession = (window: ExportWindow, write: () => Promise<string>): void => {
  const exportSession = async () => {
    const text = await write();
    saveFile(window, 'session.json', text);
    return text;
  };
  window.exportSession = exportSession;
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_WANTED) void exportSession();
  });
};
