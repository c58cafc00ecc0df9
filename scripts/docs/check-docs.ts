// `node scripts/docs/check-docs.ts` prints one line for each file, function, command or table that a page or a comment
// names although it does not exist.
// rules: X30.02

import { resolve } from 'node:path';
import { docsExist } from './docs-exist.ts';

const { pages, offences } = docsExist(resolve(import.meta.dirname, '../..'));
for (const offence of offences) console.log(offence);
console.log(`${pages} pages, ${offences.length} offences`);
process.exitCode = offences.length === 0 ? 0 : 1;
