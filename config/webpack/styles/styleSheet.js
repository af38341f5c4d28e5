import { useInsertionEffect } from 'react';

/**
 * Replaces @emotion/react's in the production build: from the first drawing on, the page's style sheet applies, which
 * the browser has already read.
 */
export const Global = () => {
  useInsertionEffect(() => {
    document.getElementById('styles').media = 'all';
  }, []);
  return null;
};
