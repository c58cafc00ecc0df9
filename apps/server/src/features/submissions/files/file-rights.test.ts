// The right to a file is checked each time it is fetched: a URL that was handed out stops working for a
// person who has lost the right since.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { upload } from '../../../testing/files/uploads.ts';
import { saveForm } from '../../../testing/forms.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF\n');
const ASKING = aForm()
  .with({ title: { text: 'Con archivos' } })
  .withSection('s', aQuestion('plan', 'text', { allowsDocument: true }))
  .build();

let world: TestWorld;
let answer = '';
let url = '';
beforeAll(async () => {
  world = await openTestWorld();
  const formId = await saveForm(world.as.supervisor, { id: 'files', definition: ASKING });
  const file = {
    id: 'plan',
    formId,
    submissionId: 'withPlan',
    questionId: 'plan',
    kind: 'document',
    name: 'Plano.pdf',
    content: PDF,
  } as const;
  const { key } = (await upload(world.as.inspector, file)).body;
  answer = testId(file.submissionId);
  await world.as.inspector.post(`/api/forms/${formId}/submissions`, {
    id: answer,
    version: 1,
    answers: { ticked: {}, main: { plan: { document: key } }, rows: {} },
  });
});
afterAll(() => world.close());

const fetched = ({ status, body }: TestReply) => [status, status === 200 ? 'the file' : body.code];
const fetch = async () => fetched(await world.as.supervisor.get(url));

beforeEach(async () => {
  await sql`update users set roles = '{ROLE_SUPERVISOR}' where username = 'supervisor'`.execute(world.db);
  await sql`update user_areas set area_id = ${HOME.areas[0]}
    where user_id = ${testId('usersupervisor')}`.execute(world.db);
  const { files } = (await world.as.supervisor.get(`/api/submissions/${answer}/files`)).body;
  url = files[0].url;
  if ((await world.as.supervisor.get(url)).status !== 200) throw new Error('the file was not there at first');
});

it('W12 X14.09 a person who lost the area of the submission no longer fetches its file under the URL they had', async () => {
  await sql`update user_areas set area_id = ${HOME.areas[1]}
    where user_id = ${testId('usersupervisor')}`.execute(world.db);
  expect(await fetch()).toEqual([404, 'file-not-found']);
});

it('W12 W19 a person who now sees only their own submissions no longer fetches the file of a colleague', async () => {
  await sql`update users set roles = '{ROLE_INSPECTOR}' where username = 'supervisor'`.execute(world.db);
  expect(await fetch()).toEqual([404, 'file-not-found']);
});

it('W12 X14.09 of a deleted form no file is fetched any more', async () => {
  await sql`update forms set deleted_at = now()`.execute(world.db);
  expect(await fetch()).toEqual([404, 'file-not-found']);
  await sql`update forms set deleted_at = null`.execute(world.db);
});

it('W12 nobody else fetches it under a URL that was signed for the supervisor', async () => {
  expect(fetched(await world.as.inspector.get(url))).toEqual([404, 'file-not-found']);
  expect(fetched(await world.as.admin.get(url))).toEqual([404, 'file-not-found']);
});
