import { SESSION_CHANNEL } from '../contract/sessionExchange';
import type { NamesWindow } from './sourceNames';

/** The window, as far as a recorded session leaves it. */
export type ExportWindow = NamesWindow &
  Pick<Window & typeof globalThis, 'document' | 'URL' | 'Blob' | 'BroadcastChannel'>;

/** Saves a text as a file. */
export const saveFile = ({ document, URL, Blob }: ExportWindow, name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** Hands a session's text to the sandbox's page. */
export const handOver = ({ BroadcastChannel }: ExportWindow, text: string): void => {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage(text);
  channel.close();
};

/** What the sandbox knows of the visit: the persona, and the faults in the notation of an address. */
export interface VisitToSandbox {
  readonly member: string;
  readonly faults: string;
}

/** Asks the sandbox who is signed in. */
export const askSandbox = async ({ fetch }: ExportWindow): Promise<VisitToSandbox> => {
  const answer = await fetch('/sandbox/sent.json');
  const { member, faults } = (await answer.json()) as {
    readonly member: string;
    readonly faults: readonly { readonly call: string; readonly kind: string | number }[];
  };
  return { member, faults: faults.map(({ call, kind }) => `${call}:${kind}`).join() };
};
