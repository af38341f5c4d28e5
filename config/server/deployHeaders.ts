// npm run deploy:headers: prints, as JSON, what another server needs to serve the build with the runtime configuration
// of PORTAL_CONFIG, below PUBLIC_PATH. With a folder it also writes page.html, configuration.json, the headers as
// directives of nginx, and the files that the brand names.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyBrand } from './brand/files';
import { readFolder, readPublicPath, readTexts } from './configuration';
import { asNginx, describeDeployment, readForPortal } from './deployment';

const folder = process.argv[2];
const dist = path.resolve(import.meta.dirname, '../../dist');
try {
  const words = readTexts(process.env);
  const brandFolder = readFolder(process.env, 'PORTAL_BRAND');
  const configuration = readForPortal(process.env, words);
  const deployment = describeDeployment(dist, configuration, readPublicPath(process.env), words);
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'page.html'), deployment.page);
    writeFileSync(path.join(folder, 'configuration.json'), JSON.stringify(deployment.configuration));
    writeFileSync(path.join(folder, 'page-headers.conf'), asNginx(deployment.pageHeaders));
    writeFileSync(path.join(folder, 'file-headers.conf'), asNginx(deployment.fileHeaders));
    writeFileSync(path.join(folder, 'brand-headers.conf'), asNginx(deployment.brandHeaders));
    copyBrand(configuration.brand, brandFolder, path.join(folder, 'brand'));
  }
  process.stdout.write(`${JSON.stringify(deployment, undefined, 2)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
