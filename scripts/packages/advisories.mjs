// `npm run advisories` asks the registry for known holes of the packages that the product runs with, and says by when each is
// to be closed. It ends with 1 when one is high or critical, and with 2 when the registry does not answer.
// rules: X27.19

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../bootstrap.mjs';

/** Days by severity, as SECURITY.md promises; what is not here is replaced with the next version. */
const DAYS = { critical: 7, high: 30 };
const TIMEOUT_MS = 30_000;

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

function registry() {
  const asked = process.env['npm_config_registry'];
  const said =
    asked ?? execFileSync('npm', ['config', 'get', 'registry'], { cwd: REPOSITORY, encoding: 'utf8' }).trim();
  return said.endsWith('/') ? said : `${said}/`;
}

/** Package -> its advisories; null when the registry gives none. */
async function advisories(body) {
  const reply = await fetch(`${registry()}-/npm/v1/security/advisories/bulk`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  return reply?.ok ? await reply.json().catch(() => null) : null;
}

const asked = packages();
const found = await advisories(asked);
if (found === null) {
  console.error('The registry does not answer: nobody knows whether packages have known holes.');
  process.exit(2);
}
let urgent = 0;
for (const [name, holes] of Object.entries(found))
  for (const { severity, title, url, vulnerable_versions: range } of holes) {
    const days = DAYS[severity];
    if (days !== undefined) urgent += 1;
    const due = days === undefined ? 'with the next version' : `within ${days} days`;
    console.log(
      `${severity.padEnd(9)} ${name} ${asked[name]?.join(', ')} (${range}): ${title}. ${due}. ${url}`,
    );
  }
console.log(`${Object.keys(asked).length} packages, ${Object.values(found).flat().length} advisories.`);
process.exit(urgent === 0 ? 0 : 1);
