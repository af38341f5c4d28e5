import { createConnection } from '../../src/platform/connection';

const openWindow = (onLine?: boolean) =>
  Object.assign(new EventTarget(), { navigator: { onLine } as Pick<Navigator, 'onLine'> }) as EventTarget & {
    navigator: Pick<Navigator, 'onLine'>;
  };

it.each([
  [true, true],
  [false, false],
  [undefined, true],
])('A browser whose onLine is %s is taken to be online: %s', (onLine, isOnline) => {
  expect(createConnection(openWindow(onLine)).isOnline()).toBe(isOnline);
});

// Rule `connection.events`.
it('Tells of each loss and return of the connection until nobody listens, and counts the returns', () => {
  const window = openWindow(true);
  const connection = createConnection(window);
  const heard: boolean[] = [];
  const stop = connection.subscribe((isOnline) => heard.push(isOnline));
  expect(connection.wasLost()).toBe(false);
  for (const type of ['offline', 'online', 'offline']) window.dispatchEvent(new Event(type));
  expect(connection.wasLost()).toBe(true);
  expect(heard).toEqual([false, true, false]);
  stop();
  window.dispatchEvent(new Event('online'));
  expect(connection.wasLost()).toBe(false);
  expect(heard).toHaveLength(3);
  expect(connection.returns()).toBe(2);
});
