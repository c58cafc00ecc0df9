// `npm run sbom`: writes what the running product consists of to `sbom.json` (CycloneDX), without what only development
// needs. npm's own `--omit dev` leaves out what one workspace runs with and another develops with.
// rules: X27.17

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './bootstrap.mjs';

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
