// A form or page for each way in which a person is refused, with the URL at which the refusal shows.
// rules: X30.08
import { ADMINISTRATOR_ROLE } from '@constancia/domain/access/role-table.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { UserError } from '../../platform/user-error.ts';
import { expectDone, type SeedPerson, type SeedWorld } from './seed-world.ts';

const LIMIT = 'seedErrors0000000001';
const DELETED = 'seedErrors0000000002';
const PRIVATE = 'seedErrors0000000003';
const OTHER_AREA = 'seedErrors0000000004';
const NO_PAYMENTS = 'seedErrors0000000005';
const BLOCKED = 'seedErrors0000000006';
const DELETED_SUBMISSION = 'seedErrorsAnswer0003';

export async function seedErrors(world: SeedWorld): Promise<readonly string[]> {
  const account = world.accounts.find(({ role }) => role === ADMINISTRATOR_ROLE);
  if (!account) throw new UserError('The demonstration has no administrator any more.');
  const administrator = await world.signIn(account.email);
  await submit(administrator, LIMIT, 'seedErrorsAnswer0001');
  await submit(administrator, DELETED, 'seedErrorsAnswer0002');
  await submit(administrator, PRIVATE, DELETED_SUBMISSION);
  await deleteAt(administrator, `/api/forms/${DELETED}`);
  await deleteAt(administrator, `/api/submissions/${DELETED_SUBMISSION}`);
  const asVisitor = (form: string): string => PATHS.answerPublic.replace(':id', form);
  return [
    'What is refused, and where it shows:',
    `  ${asVisitor(LIMIT)}  the form took as many submissions as it may`,
    `  ${asVisitor(DELETED)}  the form was deleted`,
    `  ${asVisitor(PRIVATE)}  the form is not public`,
    `  ${asVisitor(NO_PAYMENTS)}  the form sells, and payments are not configured`,
    `  ${asVisitor(BLOCKED)}  the municipality is blocked`,
    `  ${asVisitor('seedErrors0000000000')}  there is no such form`,
    `  ${PATHS.answer.replace(':id', OTHER_AREA)}  the form is of another area (as an inspector of Villa María)`,
    `  ${PATHS.submission.replace(':id', DELETED_SUBMISSION)}  the submission was deleted`,
    `  ${PATHS.answerPortal.replace(':id', PRIVATE).replace(':token?', 'expired')}  the portal's token is not valid`,
    `  ${PATHS.editForm.replace(':id/:tipo?', PRIVATE)}  the account may not do that (as an inspector)`,
    '  /no-such-page  there is no such page',
  ];
}

async function submit(person: SeedPerson, form: string, id: string): Promise<void> {
  const { status, body } = await person.ask('GET', `/api/forms/${form}/to-answer`);
  if (status !== 200) return;
  const [question] = body.definition.sections[0].questions;
  const answers = { ticked: {}, main: { [question.id]: { value: 'x' } }, rows: {} };
  const reply = await person.ask('POST', `/api/forms/${form}/submissions`, {
    id,
    version: body.version,
    answers,
  });
  expectDone(reply, 'limit-reached', 'submission-deleted');
}

/** An earlier run may have deleted it already. */
async function deleteAt(person: SeedPerson, url: string): Promise<void> {
  const { status, body } = await person.ask('GET', `${url}/deletion`);
  if (status === 200) expectDone(await person.ask('DELETE', `${url}?version=${body.version}`));
}
