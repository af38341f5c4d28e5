/** Shows a title in the browser's tab. */
export const showDocumentTitle = (title: string): void => {
  document.title = title;
};
