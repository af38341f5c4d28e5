import { keepFocusInSight } from '../../src/ui/focusInSight';

// Rule `focus.sight`.
it.each([
  ['comes into sight if the keyboard moved it there', true, ['Refresh']],
  ['stays where it is if it was pressed', false, []],
])('What receives the focus %s', (_, isByKeyboard, expected) => {
  document.body.innerHTML = '<div id="page"><button>Refresh</button></div><button>Elsewhere</button>';
  const scrolled: (string | null)[] = [];
  keepFocusInSight(document.body.children[0] as HTMLElement);
  for (const button of document.querySelectorAll('button')) {
    // The test's page has no layout, and cannot tell the keyboard from a finger.
    button.scrollIntoView = () => scrolled.push(button.textContent);
    jest.spyOn(button, 'matches').mockReturnValue(isByKeyboard);
    button.focus();
  }
  expect(scrolled).toEqual(expected);
});
