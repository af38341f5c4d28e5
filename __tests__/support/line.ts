/** A connection that a test cuts and restores, between the portal and the sandbox. */
export const createLine = () => {
  let isOnline = true;
  let failing: ReadonlySet<string> = new Set();
  const underWay = new Map<string, number>();
  const twice: string[] = [];
  const sent: string[] = [];
  const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => isOnline);

  const watch =
    (answer: typeof fetch): typeof fetch =>
    async (input, init) => {
      const address = String(input).replace(/\?.*/, '');
      const name = `${init?.method ?? 'GET'} ${address}`;
      const isRecord = address.includes('/uilogging/') || address.includes('/analytics/');
      if (!isRecord) sent.push(name);
      const others = underWay.get(name) ?? 0;
      if (others > 0 && !isRecord) twice.push(name);
      underWay.set(name, others + 1);
      try {
        if (!isOnline) throw new TypeError('Failed to fetch');
        if ([...failing].some((part) => address.includes(part))) return new Response('', { status: 500 });
        return await answer(input, init);
      } finally {
        underWay.set(name, (underWay.get(name) ?? 1) - 1);
      }
    };
  const change = (next: boolean) => {
    isOnline = next;
    window.dispatchEvent(new Event(next ? 'online' : 'offline'));
  };
  return {
    watch,
    /** What was sent, as method and address, without log records and analytics. */
    sent,
    /** What was asked for while the same was under way. */
    twice,
    cut: () => change(false),
    restore: () => change(true),
    /** From now on, addresses with one of these parts answer 500. */
    fail: (...parts: readonly string[]) => {
      failing = new Set(parts);
    },
    close: () => onLine.mockRestore(),
  };
};
