// `npm run sbom` writes the packages of the running product to `sbom.json` (CycloneDX), without those that only
// development needs. npm's own `--omit dev` is not enough: it drops a package that one workspace runs with when
// another only develops with it.
// rules: X27.17

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../bootstrap.mjs';

const isForDevelopment = ({ properties = [] }) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

const everything = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  }),
);
const left = new Set(everything.components.filter(isForDevelopment).map((component) => component['bom-ref']));
const components = everything.components.filter((component) => !left.has(component['bom-ref']));
const dependencies = everything.dependencies
  .filter(({ ref }) => !left.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((on) => !left.has(on)) }));
const file = join(REPOSITORY, 'sbom.json');
writeFileSync(file, `${JSON.stringify({ ...everything, components, dependencies }, null, 2)}\n`);
console.log(`${components.length} packages: ${file}`);
