import { useInsertionEffect } from 'react';

/** Stands for @emotion/react once the styles are in the page's sheet, which applies from the first drawing on. */
export const Global = () => {
  useInsertionEffect(() => {
    document.getElementById('styles').media = 'all';
  }, []);
  return null;
};
