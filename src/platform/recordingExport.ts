/** The key in localStorage whose change asks the portal's pages in other tabs to export what they recorded. */
export const RECORDING_WANTED = 'export-session';

const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
};

/**
 * Offers "Export session", which saves the text that `write` makes as `session.json`: as a function in the console, and
 * by the button of the sandbox's page in another tab.
 */
export const offerRecording = (write: () => Promise<string>): void => {
  const exportSession = async () => {
    const text = await write();
    saveFile('session.json', text);
    return text;
  };
  Object.assign(window, { exportSession });
  window.addEventListener('storage', ({ key }) => {
    if (key === RECORDING_WANTED) void exportSession();
  });
};
