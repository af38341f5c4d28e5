/**
 * The key in localStorage whose change asks the portal's page for its session. In a file of its own, because every page
 * has it in its first script, and nothing else of sessions.
 */
export const SESSION_WANTED = 'export-session';
