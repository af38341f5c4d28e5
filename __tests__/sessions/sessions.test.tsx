import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { replay } from '../../config/sessions/recordings';
import { textsOf } from '../../config/texts/languages';
import { installedTexts, installTexts, type Texts } from '../../src/texts/installed';
import { fileOf, stories, visit } from './stories';

const entriesIn = (text: string) => JSON.parse(text).actionsById as Readonly<Record<string, object>>;

describe.each(stories)('The recorded session $name', (story) => {
  let recorded = '';

  beforeAll(async () => {
    // After an intended change they are recorded anew.
    if (process.env.npm_lifecycle_event === 'sessions') writeFileSync(fileOf(story), await visit(story));
    recorded = readFileSync(fileOf(story), 'utf8');
  });

  // Rule `texts.replay`.
  it('leads to the same states on a page in Afrikaans', () => {
    const english = installedTexts();
    const messages = textsOf('af') as Texts['messages'];
    installTexts({ language: 'af', forms: 'af', messages });
    try {
      expect(replay(recorded).words).toMatch(/^final state equal, \d+ actions$/);
    } finally {
      installTexts(english);
    }
  });

  it('happens again as it was recorded', async () => {
    const now = entriesIn(await visit(story));
    // One by one, so that the first action that differs is named.
    for (const [id, entry] of Object.entries(entriesIn(recorded))) expect([id, now[id]]).toEqual([id, entry]);
    expect(Object.keys(now)).toEqual(Object.keys(entriesIn(recorded)));
  });
});

it('Every recorded session is a story', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));
  expect(files.sort()).toEqual(stories.map(({ name }) => `${name}.json`).sort());
});
