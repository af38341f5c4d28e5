import { REPLAY_READY } from '../contract/sessionExchange';
import { keepStill, type StilledWindow } from './stillPage';

/** The window of a page that replays sessions within the sandbox's page. */
export interface ReplayWindow extends StilledWindow {
  readonly HTMLElement: { readonly prototype: { focus: () => void } };
  readonly parent: { postMessage(message: string, origin: string): void };
  readonly location: { readonly origin: string };
  sessionReplay?: SessionReplay;
}

/** A step of a session, for the slider's page. */
export interface ReplayStep {
  readonly type: string;
  /** Who put it, and in answer to which step. */
  readonly origin: string;
  /** What it changed in the state. */
  readonly changed: readonly string[];
}

/** A session that was opened; or why it could not be. */
export type OpenedSession =
  | { readonly problem: string }
  | { readonly steps: readonly ReplayStep[]; readonly outcome: readonly string[]; readonly trace: readonly string[] };

/** What the sandbox's page does with the page that replays. */
export interface SessionReplay {
  /** Opens the text of a file. */
  open(text: string): OpenedSession;
  /** Shows the page after a step; 0 is before the first. */
  show(step: number): void;
}

/**
 * Offers the replay to the sandbox's page around this one. The page is still for good: presses have no effect, nothing
 * is sent, and the focus stays where the member moves the slider.
 * @param pressed called for each press
 */
export const offerReplay = (window: ReplayWindow, replay: SessionReplay, pressed: () => void): void => {
  keepStill(window, { isStill: () => true, wait: () => undefined, pressed });
  window.HTMLElement.prototype.focus = () => undefined;
  window.sessionReplay = replay;
  window.parent.postMessage(REPLAY_READY, window.location.origin);
};
