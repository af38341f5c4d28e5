import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import { openApi, openApiText } from '../../../config/contract/openapi';

/** The validator's own words about a document; it is an ES module, which only a process of its own can load. */
const validated = (document: object): unknown => {
  const program = `import { Validator } from '@seriousme/openapi-schema-validator';
    import { text } from 'node:stream/consumers';
    const validator = new Validator();
    const outcome = await validator.validate(JSON.parse(await text(process.stdin)));
    console.log(JSON.stringify({ ...outcome, version: validator.version }));`;
  const parameters = ['--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, parameters, { input: JSON.stringify(document), encoding: 'utf8' }));
};

const operations = () => Object.values(openApi().paths as object).flatMap((methods: object) => Object.values(methods));

describe('the published contract', () => {
  it('is what `npm run contract` writes today', () => {
    const published = readFileSync(path.join(__dirname, '../../../docs/contract/openapi.json'), 'utf8');
    expect(published === openApiText()).toBe(true);
  });

  it('is valid OpenAPI 3.1', () => {
    expect(validated(openApi())).toEqual({ valid: true, version: '3.1' });
    expect(validated({ ...openApi(), paths: { '/a': { get: { responses: 'none' } } } })).toMatchObject({
      valid: false,
    });
  });

  it('says of every field of an answer what it is and what a member sees without it', () => {
    const unexplained: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, field] of Object.entries((value as { properties?: object }).properties ?? {}))
        if (!field.description || !field['x-missing']) unexplained.push(`${path} ${name}`);
      for (const [name, inside] of Object.entries(value)) visit(inside, `${path}/${name}`);
    };
    for (const { operationId, responses } of operations())
      visit(responses[200]?.content['application/json'].schema, operationId);
    expect(unexplained).toEqual([]);
  });

  it('has examples that fit their schemas', () => {
    const ajv = new Ajv({ strict: false });
    let examples = 0;
    for (const { operationId, responses } of operations()) {
      const content = responses[200]?.content['application/json'];
      for (const [member, { value }] of Object.entries<{ value: unknown }>(content?.examples ?? {})) {
        const fits = ajv.compile(content.schema);
        expect({ operationId, member, problems: fits(value) ? [] : fits.errors }).toMatchObject({ problems: [] });
        examples += 1;
      }
    }
    expect(examples).toBeGreaterThan(30);
  });
});
