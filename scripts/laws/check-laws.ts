// `node scripts/laws/check-laws.ts` checks this repository against the laws and prints one line per offence.

import { resolve } from 'node:path';
import { ALL_LAWS } from './all-laws.ts';
import { enforceLaws } from './enforce-laws.ts';

const { offences, filesRead } = enforceLaws(resolve(import.meta.dirname, '../..'), ALL_LAWS);
for (const offence of offences) console.log(offence);
console.log(`${ALL_LAWS.length} laws, ${filesRead} files, ${offences.length} offences`);
process.exitCode = offences.length === 0 ? 0 : 1;
