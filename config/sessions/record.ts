import { writeFileSync } from 'node:fs';
import { fileOf, stories, visit } from '../../__tests__/sessions/stories';

it.each(stories)('records $name', async (story) => writeFileSync(fileOf(story), await visit(story)));
