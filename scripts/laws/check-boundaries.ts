// `node scripts/laws/check-boundaries.ts` checks the imports of this repository and prints one line per offence.

import { resolve } from 'node:path';
import { enforceBoundaries } from './enforce-boundaries.ts';

const { modules, offences } = await enforceBoundaries(resolve(import.meta.dirname, '../..'));
for (const offence of offences) console.log(offence);
console.log(`${modules} modules, ${offences.length} offences`);
process.exitCode = offences.length === 0 ? 0 : 1;
