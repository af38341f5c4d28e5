import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pureRouter from '../../../config/webpack/pureRouter.mjs';

const folder = path.resolve(__dirname, '../../../node_modules/react-router');
const production = path.join(folder, 'dist/production');

it('is written for this version of react-router: check its text again before updating', () => {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  expect(version).toBe('7.18.5');
});

it('removes display names, marks what has no effect, gives classes their context, and keeps every line where it was', () => {
  const files = readdirSync(production).filter((name) => name.endsWith('.mjs'));
  const source = files.map((name) => readFileSync(path.join(production, name), 'utf8')).join('\n');
  const pure = pureRouter(source);
  expect(source).toContain('Link.displayName = "Link";');
  expect(pure).not.toMatch(/^\s*\w+\.displayName = /m);
  expect(pure).toContain('var LocationContext = /* @__PURE__ */ React.createContext(');
  expect(pure).toContain('var useOptimisticImpl = /* @__PURE__ */ (() => React3[USE_OPTIMISTIC])();');
  expect(pure).not.toMatch(/^var [\w$]+ = (React\d*\.\w+|Symbol|new \w+|Object\.\w+)\(/m);
  expect(pure).toContain(
    'var RenderErrorBoundary = class extends React2.Component { static contextType = RSCRouterContext;',
  );
  expect(pure).not.toMatch(/^[\w$]+\.contextType = /m);
  expect(pure.split('\n')).toHaveLength(source.split('\n').length);
});
