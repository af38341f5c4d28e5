import { screenEntered } from '../../src/state/navigation/slice';
import { latestReducer, selectToday, timePassed } from '../../src/state/today';

it('The day is that of the latest event which tells its time', () => {
  const noon = new Date(2026, 10, 21, 12).getTime();
  const events = [
    { type: 'other' },
    screenEntered({ screen: 'portfolio', at: noon }),
    screenEntered({ screen: 'portfolio', at: 5 }),
    { type: 'other', payload: 'words' },
  ];
  expect(selectToday({ latest: events.reduce(latestReducer, 0) })).toBe('Sat Nov 21 2026');
  // A clock that was ahead has been set.
  expect(latestReducer(noon, timePassed({ at: 5 }))).toBe(5);
});
