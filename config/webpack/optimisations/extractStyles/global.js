import { useInsertionEffect } from 'react';

/**
 * Stands for @emotion/react in a module whose styles are in the page's style sheet: from the first drawing on, that
 * sheet applies, which the browser has already read.
 */
export const Global = () => {
  useInsertionEffect(() => {
    document.getElementById('styles').media = 'all';
  }, []);
  return null;
};
