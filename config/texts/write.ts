// `npm run texts`: writes the types of the texts from src/texts/en.json.
import { writeFileSync } from 'node:fs';
import en from '../../src/texts/en.json' with { type: 'json' };
import { textValuesSource } from './values';

writeFileSync('src/texts/textValues.ts', textValuesSource(en));
