// `npm run rule -- R4.02`: what the rule says, whether it is claimed, which code names it, and what its tests assert.
// rules: X29.07

import { resolve } from 'node:path';
import { rulePage } from './spec-map/rule-page.ts';

const root = resolve(process.argv.find((argument) => argument.startsWith('--root='))?.slice(7) ?? '.');
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const pages = asked.map((id) => ({ id, page: rulePage(root, id) }));
for (const { id, page } of pages) console.log(page ?? `There is no rule ${id} in docs/spec.`);
if (asked.length === 0) console.log('Usage: npm run rule -- <id> …, e.g. npm run rule -- R4.02');
process.exitCode = asked.length > 0 && pages.every(({ page }) => page !== null) ? 0 : 1;
