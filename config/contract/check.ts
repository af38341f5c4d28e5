// npm run contract:check -- https://portal.example [--cookie "name=value; ..."] [--token TOKEN] [--config portal.json]:
// asks a portal every call that changes nothing, as the page would, and says in one table which answers fit. Ends with
// 1 if something that the page needs is missing. Never sends a change.
import { parseArgs } from 'node:util';
import { readRuntimeConfiguration } from '../server/configuration';
import { refuse } from '../setup/run.mjs';
import { askPortal, isEnough, tableOf } from './askPortal';

const HOW =
  'npm run contract:check -- https://portal.example [--cookie "name=value; ..."] [--token TOKEN] [--config portal.json]';

const stop = (text: string): never => refuse(`${text}\n${HOW}`);

const wordsOf = (cause: unknown): string => (cause instanceof Error ? cause.message : '');

const readArguments = () => {
  try {
    const options = { cookie: { type: 'string' }, token: { type: 'string' }, config: { type: 'string' } } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch (cause) {
    return stop(wordsOf(cause));
  }
};

const { values, positionals } = readArguments();
const [address = ''] = positionals;
if (!/^https?:\/\//.test(address) || !URL.canParse(address))
  stop('Which portal? Its address begins with https:// or http://.');
try {
  const configuration = readRuntimeConfiguration({
    ...process.env,
    PORTAL_CONFIG: values.config ?? process.env.PORTAL_CONFIG,
  });
  const { cookie, token: accessToken } = values;
  const reports = await askPortal({ address, configuration, fetch, cookie, accessToken });
  process.stdout.write(`${tableOf(reports)}\n`);
  process.exitCode = isEnough(reports) ? 0 : 1;
} catch (cause) {
  const reason = wordsOf(cause instanceof Error && cause.cause);
  stop(`${address} cannot be asked: ${wordsOf(cause)} ${reason}`);
}
