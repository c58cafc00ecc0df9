// Asks the registry for known holes of packages, and prints each with the time by which it is to be closed.
// rules: X27.19

import { execFileSync } from 'node:child_process';
import { REPOSITORY } from '../bootstrap.mjs';

/** Days by severity, as SECURITY.md promises; what is not here is replaced with the next version. */
const DAYS = { critical: 7, high: 30 };
const TIMEOUT_MS = 30_000;

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

/**
 * @param {Record<string, readonly string[]>} asked name -> versions
 * @returns {Promise<number>} what the command ends with: 1 when one is high or critical, 2 without a reply
 */
export async function askForAdvisories(asked) {
  const found = await advisories(asked);
  if (found === null) {
    console.error('The registry does not answer: nobody knows whether packages have known holes.');
    return 2;
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
  return urgent === 0 ? 0 : 1;
}
