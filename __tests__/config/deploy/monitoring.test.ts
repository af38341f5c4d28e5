import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { makeMetrics } from '../../../config/server/metrics';

const read = (name: string) => readFileSync(path.resolve(__dirname, '../../../config/deploy', name), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary?: string; readonly action?: string };
}

const rules = (parse(read('alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);

const panels = (
  JSON.parse(read('dashboard.json')) as { panels: { title: string; targets: { expr: string }[] }[] }
).panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const));

it('each alert says what it means and what to do', () => {
  for (const { alert, annotations } of rules) {
    expect([alert, annotations.summary, annotations.action]).toEqual([alert, expect.any(String), expect.any(String)]);
  }
});

it.each([...rules.map(({ alert, expr }) => [alert, expr] as const), ...panels])(
  'what "%s" shows is a metric of the server, with its own labels and their values',
  async (_, expr) => {
    const metrics = makeMetrics(() => 0);
    metrics.request('refused', 503);
    metrics.answered(1, 'gapSummary', 503);
    metrics.failed('EMFILE', 'gapSummary');
    metrics.watch({ getConnections: (tell: (_: null, count: number) => void) => tell(null, 1) } as never, 'main');
    const { text } = await metrics.read();
    const shown = [...expr.matchAll(/\b((?:portal|process|nodejs)_\w+)(?:\{(.*?)\})?/g)];
    // Prometheus itself makes `up` and `job`.
    expect(shown.length > 0 || expr.includes('up{')).toBe(true);
    for (const [, name, selection = ''] of shown) {
      expect(text).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
      for (const [, label, wanted] of selection.replace(/job=".*?"/, '').matchAll(/(\w+)=~?"(.*?)"/g))
        expect(text).toMatch(new RegExp(`^${name}\\{.*\\b${label}="(?:${wanted})"`, 'm'));
    }
    for (const [, list = ''] of expr.matchAll(/by \(([^)]*)\)/g)) {
      for (const label of list.split(', ')) expect(text).toContain(`${label}="`);
    }
  },
);
