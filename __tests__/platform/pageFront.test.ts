import { createPageFront } from '../../src/platform/pageFront';

const pageShown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

const countOf = (subscribe: (listener: () => void) => () => void) => {
  let count = 0;
  const unsubscribe = subscribe(() => {
    count += 1;
  });
  return { read: () => count, unsubscribe };
};

describe('a page that comes to the front', () => {
  const show = (visibilityState: DocumentVisibilityState) =>
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  let front = createPageFront(window);
  beforeEach(() => {
    front = createPageFront(window);
  });
  afterEach(() => jest.restoreAllMocks());

  it('is reported when the tab is selected, and when the browser restores the page', () => {
    const fronts = countOf(front.subscribe);
    document.dispatchEvent(new Event('visibilitychange'));
    pageShown(true);
    expect(fronts.read()).toBe(2);
    fronts.unsubscribe();
  });

  it('is reported when the browser restores it without a change of visibility, as WebKit does', () => {
    const fronts = countOf(front.subscribe);
    pageShown(true);
    expect(fronts.read()).toBe(1);
    fronts.unsubscribe();
  });

  it('is not reported when another tab is selected', () => {
    const fronts = countOf(front.subscribe);
    show('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(fronts.read()).toBe(0);
    show('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(fronts.read()).toBe(1);
    fronts.unsubscribe();
  });

  it('is not reported by a page that has just loaded', () => {
    const fronts = countOf(front.subscribe);
    pageShown(false);
    expect(fronts.read()).toBe(0);
    fronts.unsubscribe();
  });

  it('distinguishes a return from a selected tab', () => {
    const returns = countOf(front.subscribeReturn);
    document.dispatchEvent(new Event('visibilitychange'));
    pageShown(false);
    expect(returns.read()).toBe(0);
    pageShown(true);
    expect(returns.read()).toBe(1);
    returns.unsubscribe();
  });

  it('notifies nobody after unsubscribing', () => {
    const heard = [countOf(front.subscribe), countOf(front.subscribeReturn)];
    for (const { unsubscribe } of heard) unsubscribe();
    document.dispatchEvent(new Event('visibilitychange'));
    pageShown(true);
    expect(heard.map(({ read }) => read())).toEqual([0, 0]);
  });
});
