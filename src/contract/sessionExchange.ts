/**
 * The channel on which the portal's page hands the text of its session to the sandbox's page, which has asked for it.
 */
export const SESSION_CHANNEL = 'portfolio-session';

/** The message to the sandbox's page once the portal's page in its frame can open a session. */
export const REPLAY_READY = 'session replay ready';
