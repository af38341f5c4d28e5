import { readCitations } from '../../config/rules/citations';

const { rules, unknown } = readCitations(process.cwd());

describe('The rules of docs/rules.md', () => {
  it('exist, each with its own id', () => {
    const ids = rules.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('are each cited by a source', () => {
    expect(rules.filter(({ sources }) => sources.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('are each cited by a test', () => {
    expect(rules.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('include every rule that a source or a test cites', () => {
    expect(unknown).toEqual([]);
  });
});
