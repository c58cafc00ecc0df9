// `npm run advisories` asks the registry for known holes of the packages that the product runs with, and says by when each is
// to be closed. It ends with 1 when one is high or critical, and with 2 when the registry does not answer.
// rules: X27.19

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../bootstrap.mjs';
import { askForAdvisories } from './ask-for-advisories.mjs';

/** Name -> versions, as the registry takes them. */
function packages() {
  execFileSync(process.execPath, [join(REPOSITORY, 'scripts/packages/sbom.mjs')], { stdio: 'ignore' });
  const { components } = JSON.parse(readFileSync(join(REPOSITORY, 'sbom.json'), 'utf8'));
  const versions = {};
  for (const { purl, version } of components) {
    const name = decodeURIComponent(/^pkg:npm\/(.+)@/.exec(purl ?? '')?.[1] ?? '');
    if (name !== '') versions[name] = [...new Set([...(versions[name] ?? []), version])];
  }
  return versions;
}

process.exitCode = await askForAdvisories(packages());
