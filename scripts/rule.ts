// `npm run rule R4.02` prints what the rule says, whether it is built, which code names it, and what its tests assert.
// It takes several ids and ranges; `r4.2` means R4.02.
// rules: X29.07

import { resolve } from 'node:path';
import { rulePages } from './spec-map/rule-page.ts';

const root = resolve(process.argv.find((argument) => argument.startsWith('--root='))?.slice(7) ?? '.');
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const { pages, unknown } = rulePages(root, asked);
for (const page of pages) console.log(page);
for (const word of unknown) console.log(`There is no rule ${word} in docs/spec.`);
if (asked.length === 0) console.log('Usage: npm run rule <id> …, e.g. npm run rule R4.02 X4.01-X4.03');
process.exitCode = pages.length > 0 && unknown.length === 0 ? 0 : 1;
