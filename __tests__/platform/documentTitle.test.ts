import { showDocumentTitle } from '../../src/platform/documentTitle';

it('The title is shown in the tab of the browser', () => {
  showDocumentTitle('Portfolio');
  expect(document.title).toBe('Portfolio');
});
