// `npm run erase-person`: what goes of a person, what stays and is named, and that a dry run changes nothing.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { allRows } from '../../testing/backup/backup-world.ts';
import { runCommand } from '../../testing/backup/run-command.ts';
import { registerOf, savePerson } from '../../testing/citizens.ts';
import { type ErasureWorld, openErasureWorld, sendAbout } from '../../testing/erasure/erasure-world.ts';
import { isStored } from '../../testing/files/is-stored.ts';
import { answersOf } from '../../testing/forms.ts';
import { ANA, ANA_AWAY, BEA } from '../../testing/portal.ts';
import { buy } from '../../testing/purchases.ts';
import { waitingFor } from '../../testing/queries.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { erasePersonEverywhere } from './run-erase-person.ts';

const HOME_ONLY = ['--municipality', HOME.id];

/** Opening a town takes longer than most tests, so those that leave the person as it is share one … */
let known: ErasureWorld;
/** … and those that look at what an erasure left share another, in which the person was erased at home. */
let erased: ErasureWorld & { readonly mailsBefore: readonly string[]; readonly report: string };
beforeAll(async () => {
  known = await openErasureWorld();
  const town = await openErasureWorld();
  const mailsBefore = await town.mailFiles();
  erased = { ...town, mailsBefore, report: await town.erase('30-111.222', ...HOME_ONLY) };
});
afterAll(() => Promise.all([known.world.close(), erased.world.close()]));

let own: ErasureWorld | null = null;
/** A town of its own for a test that changes what the others look at. */
async function openOwn(): Promise<ErasureWorld> {
  own = await openErasureWorld();
  return own;
}
afterEach(async () => {
  await own?.world.close();
  own = null;
});

const linesOf = (report: string) => report.split('\n').map((line) => line.trim());

/** Rows of the municipality that say the number or an e-mail address of the person, by table. */
async function rowsAbout({ world }: ErasureWorld): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  for (const [table, rows] of await allRows(world.db)) {
    const about = rows.filter((row) => {
      const text = row.replaceAll(/[.]/g, '');
      const isOfPerson = /(^|[^0-9A-Za-z])30111222([^0-9A-Za-z]|$)|ana@correo|ana@villa/.test(
        text.replaceAll(/(\d) (?=\d)|(\d)-(?=\d)/g, '$1$2'),
      );
      return isOfPerson && !text.includes(AWAY.id);
    });
    if (about.length > 0) found[table.replace('public.', '')] = about.length;
  }
  return found;
}

/** Tables with a row that says an id. */
async function tablesNaming({ world }: ErasureWorld, id: string): Promise<readonly string[]> {
  const tables = [...(await allRows(world.db))];
  const naming = tables.filter(([, rows]) => rows.some((row) => row.includes(id)));
  return naming.map(([table]) => table.replace('public.', '')).toSorted();
}

async function audited({ world }: ErasureWorld): Promise<readonly unknown[]> {
  const found = await sql`select actor, action, subject, subject_id, details from audit_entries
    where municipality_id = ${HOME.id} and action = 'delete' order by number`.execute(world.db);
  return found.rows;
}

it('X37.14 X37.15 erases one person everywhere: rows, files, sessions, e-mails and buyers go, what is kept is named with its reason', async () => {
  const { world, codes, fileKey, mailsBefore, report } = erased;
  expect(mailsBefore.length).toBeGreaterThan(2);
  const lines = linesOf(report);
  expect(lines.slice(1, 9)).toEqual([
    'Erased: 1 people of the register',
    'Erased: 1 submissions',
    'Erased: 1 files',
    'Erased: 2 sessions and tokens of the citizen portal',
    expect.stringMatching(/^Erased: \d e-mails$/),
    expect.stringMatching(/^Erased: \d e-mails in the outbox folder$/),
    'Erased: 1 buyers of orders that were never paid',
    'Erased: 1 appointments',
  ]);
  // All came in at the same moment, so their order is that of their ids.
  expect(lines.slice(9, -1).toSorted()).toEqual([
    `Not changed: ${codes.mention}, in which somebody wrote the number`,
    `Stays: ${codes.signed}, because it is signed`,
    `Stays: ${codes.claim}, because it is a procedure of the citizen portal`,
    `Stays: ${codes.paid}, because it belongs to a payment`,
    `Stays: ${codes.unpaid}, because it belongs to a payment`,
  ]);
  expect(lines[0]).toContain(HOME.id);
  expect(lines.at(-1)).toContain('docs/backup.md');
  // The claim, the signed one and the one that mentions the number, and the order that was paid: no other row.
  expect(await rowsAbout(erased)).toEqual({ pay_orders: 1, submissions: 3 });
  expect(await tablesNaming(erased, testId('visit'))).toEqual([
    'audit_entries',
    // That it was sent and deleted, by id and code alone, for thirty days.
    'submission_events',
    'submission_tombstones',
  ]);
  expect(await isStored(world, fileKey)).toBe(false);
  const visit = await world.as.inspector.get(`/api/submissions/${testId('visit')}`);
  expect(visit.body.code).toBe('submission-not-found');
  expect((await world.as.inspector.get(`/api/submissions/${testId('signed')}`)).status).toBe(200);
});

it('X37.14 e-mails of the person wait no longer in the outbox or its folder; those of others do', async () => {
  const { world, mailFiles } = erased;
  const { folder } = world.services.config.mail;
  const left = await Promise.all((await mailFiles()).map((name) => readFile(join(folder, name), 'utf8')));
  const recipients = left.map((mail) => /^To: (.*)$/im.exec(mail)?.[1]);
  expect(recipients).toEqual(['otra@villa.example']);
  const waiting = await sql<{ address: string }>`select address from mail_recipients`.execute(world.db);
  expect(waiting.rows).toEqual([{ address: 'otra@villa.example' }]);
});

it.each([
  ['submission', () => `/api/submissions/${testId('visit')}/hold`],
  ['form', () => `/api/forms/${testId('visits')}/hold`],
] as const)('X37.15 X37.25 what is on hold with its %s stays and is named so', async (_of, pathOf) => {
  const { world, codes, fileKey, erase } = await openOwn();
  const held = await world.as.admin.post(pathOf(), { reason: 'Expediente 12/2026' });
  expect(held.status).toBe(200);
  const lines = linesOf(await erase(ANA.documentNumber, ...HOME_ONLY));
  expect(lines).toContain(`Stays: ${codes.visit}, because it is kept by order`);
  expect(lines).toContain(`Stays: ${codes.signed}, because it is signed`);
  expect(lines.filter((line) => line.endsWith(' submissions'))).toEqual([]);
  const visit = await world.as.inspector.get(`/api/submissions/${testId('visit')}`);
  expect(visit.body.holds).toMatchObject([{ reason: 'Expediente 12/2026', by: 'admin' }]);
  expect(await isStored(world, fileKey)).toBe(true);
});

it('X37.15 nothing else is touched: others of the municipality, and the same number in another one', async () => {
  const { world, erase } = erased;
  expect((await registerOf(world).read(BEA.id)).status).toBe(200);
  expect((await registerOf(world, AWAY.id).read(ANA_AWAY.id)).status).toBe(200);
  for (const id of ['near', 'ofBea', 'mention'])
    expect((await world.as.inspector.get(`/api/submissions/${testId(id)}`)).status).toBe(200);
  const everywhere = await erase(ANA.documentNumber);
  expect(linesOf(everywhere)).toContain('Erased: 1 people of the register');
  expect(everywhere).toContain(AWAY.id);
  expect((await registerOf(world, AWAY.id).read(ANA_AWAY.id)).body.code).toBe('register-entry-not-found');
});

it('X37.16 a dry run says the same and changes nothing; a second run erases nothing and names what stays again', async () => {
  const town = await openOwn();
  const { world, fileKey } = town;
  const [rows, files] = [await allRows(world.db), await town.mailFiles()];
  const dry = await town.erase(ANA.documentNumber, '--dry-run', ...HOME_ONLY);
  expect(dry).toContain('Nothing was changed: this was a dry run.');
  expect(await allRows(world.db)).toEqual(rows);
  expect([await town.mailFiles(), await isStored(world, fileKey)]).toEqual([files, true]);
  const real = await town.erase(ANA.documentNumber, ...HOME_ONLY);
  const said = (report: string) => linesOf(report).slice(0, -1).join('\n');
  expect(said(dry).replaceAll('Would be erased', 'Erased')).toBe(said(real));
  const entries = await audited(town);
  const again = linesOf(await town.erase(ANA.documentNumber, ...HOME_ONLY));
  expect(again[1]).toBe('Nothing to erase.');
  expect(again.filter((line) => line.startsWith('Erased'))).toEqual([]);
  expect(again.filter((line) => line.startsWith('Stays')).length).toBeGreaterThan(1);
  expect(await audited(town)).toEqual(entries);
});

it('X37.16 the audit log says how many of each, and nothing of the person', async () => {
  const entries = await audited(erased);
  expect(entries).toEqual([
    expect.objectContaining({ subject: 'submission', subjectId: testId('visit') }),
    expect.objectContaining({ subject: 'citizen', subjectId: String(ANA.id) }),
    {
      actor: '',
      action: 'delete',
      subject: 'citizen',
      subjectId: '',
      details: expect.objectContaining({ people: 1, submissions: 1, files: 1, kept: 4, mentions: 1 }),
    },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/30\.?111\.?222|Paz|correo/);
});

it('X37.16 a municipality is erased wholly or not at all', async () => {
  const { world } = known;
  const rows = await allRows(world.db);
  // The folder of e-mails cannot be read: the last thing that is asked before the commit.
  const mailFolder = join(dirname(world.services.config.mail.folder), 'a-file');
  await writeFile(mailFolder, '');
  const services = { ...world.services, mailFolder };
  await expect(erasePersonEverywhere(services, [ANA.documentNumber])).rejects.toThrow('ENOTDIR');
  await rm(mailFolder);
  expect(await allRows(world.db)).toEqual(rows);
});

it('X37.14 X37.15 a former number finds the person, but not who has it by mistake no longer', async () => {
  const { world } = known;
  const carla = await savePerson(world, { id: 900, documentNumber: '40111000' });
  const visits = testId('visits');
  const answers = answersOf({ name: 'x' });
  const of = { id: carla, documentNumber: '40111000' };
  await sendAbout(world, visits, { id: 'ofCarla', who: of, answers });
  await registerOf(world).correct(carla, { documentNumber: '40111999' });
  // The number is that of somebody else now: Carla and her submission stay.
  const dora = await savePerson(world, { id: 901, documentNumber: '40111000', firstName: 'Dora' });
  const first = await known.erase('40111000');
  expect(linesOf(first)).toContain('Erased: 1 people of the register');
  expect((await registerOf(world).read(dora)).body.code).toBe('register-entry-not-found');
  expect((await registerOf(world).read(carla)).status).toBe(200);
  expect((await world.as.inspector.get(`/api/submissions/${testId('ofCarla')}`)).status).toBe(200);
  // Nobody has it any more but Carla, who had it once.
  const second = linesOf(await known.erase('40111000'));
  expect(second).toContain('Erased: 1 submissions');
  expect((await registerOf(world).read(carla)).body.code).toBe('register-entry-not-found');
  const aliases = await sql`select from citizen_aliases`.execute(world.db);
  expect(aliases.rows).toEqual([]);
});

it('X37.14 X37.15 while people send, delete and buy, nothing fails, and what was sent before is erased', async () => {
  const { world, codes, erase } = await openOwn();
  const visits = testId('visits');
  const answers = answersOf({ name: 'x' });
  const sent = (prefix: string, who: typeof BEA) =>
    Array.from({ length: 8 }, (_, number) =>
      sendAbout(world, visits, { id: `${prefix}${number}`, who, answers }),
    );
  await Promise.all(sent('before', ANA));
  const removed = ['before0', 'before1', 'ofBea', 'near'].map((id) =>
    world.as.supervisor.delete(`/api/submissions/${testId(id)}?version=1`),
  );
  const buying = Array.from({ length: 4 }, (_, number) =>
    buy(world.visitor, testId('concert'), { id: `ticket${number}` }),
  );
  const [report, , deletions, bought] = await Promise.all([
    erase(ANA.documentNumber, ...HOME_ONLY),
    Promise.all(sent('during', BEA)),
    Promise.all(removed),
    Promise.all(buying),
  ]);
  expect(report).toContain(`Stays: ${codes.paid}`);
  expect(bought.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const { status, body } of deletions)
    expect(status === 200 || body.code === 'submission-not-found', JSON.stringify(body)).toBe(true);
  const left = await sql<{ about: string; count: number }>`
    select citizen_number as about, count(*)::int as count from submissions
    where form_id = ${visits} and citizen is not null group by 1`.execute(world.db);
  expect(left.rows).toEqual([{ about: BEA.documentNumber, count: 8 }]);
  const counted = await sql<{ kept: number; rows: number }>`
    select (select submissions from form_counters where form_id = ${visits}) as kept,
      (select count(*) from submissions where form_id = ${visits}) as rows`.execute(world.db);
  expect(counted.rows[0]?.kept).toBe(counted.rows[0]?.rows);
});

it('X37.14 who deletes a submission of which the person gets a copy, at the same moment, and the erasure end both', async () => {
  const { world, erase } = await openOwn();
  const { db } = world;
  const ofBea = testId('ofBea');
  let erasing: Promise<string> | undefined;
  await db.transaction().execute(async (tx) => {
    await sql`select from submissions where id = ${ofBea} for update`.execute(tx);
    await sql`select append_audit(${HOME.id}, now(), '', 'delete', 'submission', ${ofBea}, '{}', '')`.execute(
      tx,
    );
    erasing = erase(ANA.documentNumber, ...HOME_ONLY);
    await waitingFor(db, 1);
    await sql`select delete_submission(${HOME.id}, ${ofBea}, now(), '')`.execute(tx);
  });
  expect(await erasing).toContain('Erased: 1 people of the register');
});

it('X37.14 what is not understood is refused with the usage, and a municipality that there is not is named', async () => {
  for (const args of [[], ['1-2'], [ANA.documentNumber, 'x'], [ANA.documentNumber, '--all']])
    await expect(known.erase(...args)).rejects.toThrow(/^Usage: npm run erase-person/);
  await expect(known.erase(ANA.documentNumber, '--municipality', 'none')).rejects.toThrow(
    'There is no municipality none.',
  );
  expect(await known.erase('99999999')).toBe('Nothing was found.');
});

it('X37.14 X37.16 as an operator runs the command', async () => {
  const { services, url } = known.world;
  const env = { DATABASE_URL: url, DATA_DIR: dirname(services.config.mail.folder) };
  const dry = await runCommand(['erase-person', ANA.documentNumber, '--dry-run'], env);
  expect(dry.code, dry.said).toBe(0);
  expect(linesOf(dry.said)).toEqual(
    expect.arrayContaining(['Would be erased: 1 submissions', 'Nothing was changed: this was a dry run.']),
  );
});
