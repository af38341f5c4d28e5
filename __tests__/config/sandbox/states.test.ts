import { escapeHtml } from '../../../config/sandbox/answer';
import { choose } from '../../../config/sandbox/choice';
import { drawCatalogue } from '../../../config/sandbox/control';
import { personas, startSession } from '../../../config/sandbox/index';
import { addressOf, stateGroups } from '../../../config/sandbox/states';

const states = Object.values(stateGroups).flat();

describe('The catalogue of states', () => {
  it('names each state once, in small letters and dashes', () => {
    const names = states.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('leads only to members and faults that exist', () => {
    for (const { member, fail = '', thenFail = '' } of states)
      for (const faults of [fail, thenFail])
        choose({ member: member ?? 'typical', fail: faults }, startSession('typical'));
  });

  it('shows every member of the sandbox whose page looks unlike the others', () => {
    const shown = new Set(states.map(({ member = 'typical' }) => member));
    const sameLook = ['dialogs-all', 'outstanding-1000', 'outstanding-10000'];
    expect(personas.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual(sameLook);
  });

  it('links to each state', () => {
    const [, ...groups] = drawCatalogue().split('<section>');
    const links = [...groups.join('').matchAll(/<a href="([^"]+)"/g)].map(([, address]) => address);
    expect(links).toEqual(states.map((state) => escapeHtml(addressOf(state))));
  });
});
