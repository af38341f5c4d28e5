import { createTabRoom } from './tabRoom';

beforeEach(() => {
  jest.useFakeTimers();
});

/** A tab of a room, and what it has heard. */
const openTab = ({ BroadcastChannel }: ReturnType<typeof createTabRoom>, name = 'portal') => {
  const channel = new BroadcastChannel(name);
  const heard: unknown[] = [];
  const listener = ({ data }: MessageEvent) => void heard.push(data);
  channel.addEventListener('message', listener);
  return { channel, heard, leave: () => channel.removeEventListener('message', listener) };
};

it('What a tab tells, the others of its room hear, and it does not hear itself', async () => {
  const room = createTabRoom();
  const [one, two, three] = [openTab(room), openTab(room), openTab(room)];
  const elsewhere = openTab(createTabRoom());
  one.channel.postMessage('saved');
  await jest.advanceTimersByTimeAsync(0);
  expect([one.heard, two.heard, three.heard, elsewhere.heard]).toEqual([[], ['saved'], ['saved'], []]);
});

it('A message comes in a later task, in the order in which it was told', async () => {
  const room = createTabRoom();
  const [one, two] = [openTab(room), openTab(room)];
  one.channel.postMessage(1);
  one.channel.postMessage({ topic: 2 });
  await Promise.resolve();
  expect(two.heard).toEqual([]);
  await jest.advanceTimersByTimeAsync(0);
  expect(two.heard).toEqual([1, { topic: 2 }]);
});

it('Only channels of the same name hear each other', async () => {
  const room = createTabRoom();
  const [one, same, other] = [openTab(room), openTab(room), openTab(room, 'another portal')];
  one.channel.postMessage('saved');
  await jest.advanceTimersByTimeAsync(0);
  expect([same.heard, other.heard]).toEqual([['saved'], []]);
});

it('A tab that has stopped listening hears nothing', async () => {
  const room = createTabRoom();
  const [one, two] = [openTab(room), openTab(room)];
  two.leave();
  one.channel.postMessage('saved');
  await jest.advanceTimersByTimeAsync(0);
  expect(two.heard).toEqual([]);
});

it('What a tab hears is a copy, as between real tabs', async () => {
  const room = createTabRoom();
  const [one, two] = [openTab(room), openTab(room)];
  const told = { topic: 'saved' };
  one.channel.postMessage(told);
  told.topic = 'changed';
  await jest.advanceTimersByTimeAsync(0);
  expect(two.heard).toEqual([{ topic: 'saved' }]);
});
