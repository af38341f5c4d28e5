import { createStandInMatch } from './standInMatch';

it('A word and its stand-in are the same as long as each stands for the other everywhere', () => {
  const { mismatch } = createStandInMatch();
  expect(
    mismatch({ title: 'Xqzw pk', html: '<p>Xqzw</p>' }, { title: 'Life is', html: '<p>Life</p>' }),
  ).toBeUndefined();
  expect(mismatch('Xqzw', 'Health')).toEqual({ path: '', recorded: '"Xqzw"', now: '"Health"' });
  expect(mismatch({ list: ['other'] }, { list: ['Life'] })).toMatchObject({ path: 'list.0' });
  expect(mismatch('pk Xqzw', 'is Life')).toBeUndefined();
});

it('What is between the words, booleans, missing fields and the number of entries are never replaced', () => {
  const { mismatch } = createStandInMatch();
  expect(mismatch('a-b', 'a b')).toBeDefined();
  expect(mismatch({ at: 12.5 }, { at: 47.1 })).toBeUndefined();
  expect(mismatch({ at: 12.5 }, { at: 471 })).toMatchObject({ path: 'at' });
  expect(mismatch({ active: true }, { active: false })).toMatchObject({ path: 'active' });
  expect(mismatch({ active: true }, {})).toMatchObject({ recorded: '{"active":true}', now: '{}' });
  expect(mismatch({ list: [1, 2] }, { list: [1] })).toMatchObject({ path: 'list' });
});

it('A comparison that fails teaches nothing, one that succeeds translates what a member did', () => {
  const { mismatch, originalOf } = createStandInMatch();
  expect(mismatch({ path: '/qwer/zxcv', at: true }, { path: '/portal/life', at: false })).toBeDefined();
  expect(originalOf('/qwer')).toBe('/qwer');
  expect(mismatch({ path: '/qwer/zxcv' }, { path: '/claims/new' })).toBeUndefined();
  expect(originalOf({ to: ['/zxcv', 3], is: true })).toEqual({ to: ['/new', 3], is: true });
});

it('A random id is compared as a whole, because it has another shape in each visit', () => {
  const { mismatch } = createStandInMatch();
  expect(mismatch({ id: 'LvB35g89kDlNwi76bUBzZtk' }, { id: 'NGR_TuQPGxKiAaVndCeCG' })).toBeUndefined();
  expect(mismatch({ id: 'IbGD8pTrcNo_ENHRfscYT' }, { id: '9Hzp8VDL7sIKIOBixF4Qz' })).toBeUndefined();
  expect(mismatch('AFITABRY-MRRRRW', 'MVYYXXKX-T4D8EM')).toBeUndefined();
  expect(mismatch({ id: 'IbGD8pTrcNo_ENHRfscYT' }, { id: 'Ncf72ZUgk1uYLFb4lMGZJ' })).toMatchObject({ path: 'id' });
  expect(mismatch({ id: 'ITABRYMR-53RR19' }, { id: 'MVYYXXKX-HQFJUA' })).toBeUndefined();
  // The visit of a server's sandbox, and of that of a test.
  expect(mismatch('BK-phejp-26i26v242u-v21qo-404u', 'WL-sandbox-visit')).toBeUndefined();
  expect(mismatch('BK-phejp-26i26v242u-v21qo-404v', 'sandbox-visit')).toBeUndefined();
});
