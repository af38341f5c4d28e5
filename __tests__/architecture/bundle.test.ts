import { sources, withoutComments } from './sources';

const found = (pattern: RegExp): readonly string[] =>
  sources.flatMap(({ file, text }) =>
    (withoutComments(text).match(new RegExp(pattern, 'g')) ?? []).map((piece) => `${file}: ${piece}`),
  );

it('No styled element has its own props: everything it receives becomes an attribute', () => {
  expect(found(/\bstyled(?:\.\w+|\([^)]*\))\s*[<(]|shouldForwardProp/)).toEqual([]);
});

it('No saga waits for events in a task of its own for each: `watch` is one for all', () => {
  expect(
    found(/\bplain\.take(?:Every|Latest|Leading)\b|import [^;]*\btake(?:Every|Latest|Leading)\b[^;]*'redux-saga/),
  ).toEqual([]);
});

it('No reducer is created by anything that adds immer to the first script', () => {
  const banned = /import [^;]*\b(?:createSlice|createReducer|createEntityAdapter)\b[^;]* from '@reduxjs\/toolkit'/;
  expect(found(banned)).toEqual([]);
});
