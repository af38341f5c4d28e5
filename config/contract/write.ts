// npm run contract: writes docs/contract/openapi.json from the schemas of src/contract.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApiText } from './openapi';

const file = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../docs/contract/openapi.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, openApiText());
process.stdout.write(`${file}\n`);
