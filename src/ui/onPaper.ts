import { useSyncExternalStore } from 'react';

// Browsers lay out the printed pages before the media query changes; until then only the events tell.
let isPrinting = false;
const onPaperChange = new Set<() => void>();
const printing = (is: boolean) => () => {
  isPrinting = is;
  for (const onChange of onPaperChange) onChange();
};
const [begin, end] = [printing(true), printing(false)];

const subscribeToPaper = (onChange: () => void) => {
  // The same listener is only added once.
  globalThis.addEventListener('beforeprint', begin);
  globalThis.addEventListener('afterprint', end);
  const list = globalThis.matchMedia?.('print');
  list?.addEventListener('change', onChange);
  onPaperChange.add(onChange);
  return () => {
    list?.removeEventListener('change', onChange);
    onPaperChange.delete(onChange);
  };
};

/** Whether the page is being printed (rule `print.page`), which belongs to the browser and not to the state. */
export const useOnPaper = (): boolean =>
  useSyncExternalStore(subscribeToPaper, () => isPrinting || globalThis.matchMedia?.('print').matches === true);
