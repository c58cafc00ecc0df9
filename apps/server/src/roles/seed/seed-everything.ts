// Three forms that together use everything. One form cannot, because some options exclude each other.
// rules: X30.08
import { PATHS } from '@constancia/domain/pages/paths.ts';
import type { SeedWorld } from './seed-world.ts';

const STAFF = 'seedEverything000001';
const PUBLIC = 'seedEverything000002';
const PORTAL = 'seedEverything000003';

export async function seedEverything({ visitor }: SeedWorld): Promise<readonly string[]> {
  const { status } = await visitor.ask('GET', `/api/public/forms/${PUBLIC}/to-answer`);
  if (status !== 200) return ['The forms were deleted: start with an empty data folder to get them again.'];
  return [
    'Forms with every kind of question, repeated and conditional sections, states, files, location and three languages:',
    `  ${PATHS.answer.replace(':id', STAFF)}  for staff: citizen, signatures, corrections, limit, e-mail`,
    `  ${PATHS.answerPublic.replace(':id', PUBLIC)}  for visitors: tickets, voucher, download (PAYMENTS_DEMO=1 opens the payment)`,
    `  ${PATHS.answerPortal.replace(':id', PORTAL).replace(':token?', '<token>')}  for portal citizens: appointment, one submission a person`,
  ];
}
