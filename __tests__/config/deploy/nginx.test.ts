import { readFileSync } from 'node:fs';
import path from 'node:path';

// nginx itself would write down query and Referer.
it.each(['nginx-in-front.conf', 'nginx-alone.conf'])(
  'each server of %s logs without a query, or not at all',
  (name) => {
    const recipe = readFileSync(path.resolve(__dirname, '../../../config/deploy', name), 'utf8');
    const servers = recipe.split(/^server \{$/m).slice(1);
    expect(servers).toHaveLength(3);
    for (const server of servers) expect(server).toMatch(/^ {2}access_log (off|\S+ portal);$/m);
  },
);
