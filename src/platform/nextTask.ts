/** Resolves in a task of its own: by then the browser has done what waits now, such as to hand over an answer. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
