import type { Key, Point } from './tab';

// The code points that WebDriver gives to keys, https://www.w3.org/TR/webdriver2/#keyboard-actions
const KEYS: Readonly<Record<Key | 'Shift', string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** The movement takes as many steps: what follows a pointer must see it on its way. */
const STEPS = 8;

const mouse = (actions: readonly object[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];

const moveTo = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });
const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };

/** The actions, in the form that both kinds of WebDriver share, of a pressed key. */
export const keyActions = (key: Key, modifier?: 'Shift'): readonly object[] => {
  const stroke = [
    { type: 'keyDown', value: KEYS[key] },
    { type: 'keyUp', value: KEYS[key] },
  ];
  const held = { value: KEYS.Shift };
  const actions = modifier ? [{ type: 'keyDown', ...held }, ...stroke, { type: 'keyUp', ...held }] : stroke;
  return [{ type: 'key', id: 'keyboard', actions }];
};

/** The actions of a click. */
export const clickActions = (place: Point): readonly object[] => mouse([moveTo(place), down, up]);

/** The places of a movement in steps, the last one included. */
export const stepsBetween = (from: Point, to: Point): readonly Point[] =>
  Array.from({ length: STEPS }, (_, index) => {
    const part = (index + 1) / STEPS;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });

/** The actions of a mouse that is moved while it is pressed. */
export const dragActions = (from: Point, to: Point): readonly object[] =>
  mouse([moveTo(from), down, ...stepsBetween(from, to).map((place) => ({ ...moveTo(place), duration: 16 })), up]);
