/** Stands for `Global` of @emotion/react: the global styles are in the page's style sheet. */
export const Global = () => null;
