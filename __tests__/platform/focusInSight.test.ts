import { keepFocusInSight } from '../../src/platform/focusInSight';

const draw = (isByKeyboard: boolean) => {
  document.body.innerHTML = '<div id="page"><button>Refresh</button></div><button>Elsewhere</button>';
  const scrolled: (string | null)[] = [];
  for (const button of document.querySelectorAll('button')) {
    // The test's page has no layout, and cannot tell the keyboard from a finger.
    button.scrollIntoView = () => scrolled.push(button.textContent);
    jest.spyOn(button, 'matches').mockReturnValue(isByKeyboard);
  }
  const page = document.getElementById('page');
  if (page !== null) keepFocusInSight(page);
  for (const button of document.querySelectorAll('button')) button.focus();
  return scrolled;
};

describe('what receives the focus', () => {
  // Rule `focus.sight`.
  it('comes into sight if the keyboard moved it there', () => {
    expect(draw(true)).toEqual(['Refresh']);
  });

  it('stays where it is if it was pressed', () => {
    expect(draw(false)).toEqual([]);
  });
});
