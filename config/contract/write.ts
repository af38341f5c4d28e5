// npm run contract: writes docs/contract/openapi.json from the schemas of src/contract.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';
import { openApiText } from './openapi';

const file = path.join(root, 'docs/contract/openapi.json');
writeFileSync(file, openApiText());
process.stdout.write(`${file}\n`);
