// Stores submissions one after the other, each with plain statements: slow and easy to read. Tests hold
// intake_submissions against it.
// rules: X32.04
import { type RawBuilder, sql } from 'kysely';
import type { IntakeItem, IntakeOutcome } from '../features/submissions/intake/queries.ts';
import type { Queryable } from '../platform/db/database.ts';
import { sameValue } from '@constancia/domain/reading/same-value.ts';

interface Group {
  readonly municipalityId: string;
  readonly at: Date;
}

async function rowsOf<T>(db: Queryable, query: RawBuilder<T>): Promise<readonly T[]> {
  return (await query.execute(db)).rows;
}

export async function intakeOneByOne(
  db: Queryable,
  group: Group,
  items: readonly IntakeItem[],
): Promise<readonly IntakeOutcome[]> {
  const outcomes: IntakeOutcome[] = [];
  for (const item of items) outcomes.push(await intakeOne(db, group, item));
  return outcomes;
}

async function intakeOne(db: Queryable, group: Group, item: IntakeItem): Promise<IntakeOutcome> {
  const nothing = { id: item.id, code: '', recordCode: '' };
  const known = await underId(db, group, item);
  if (known) return { ...nothing, ...known };
  const refused = item.imported ? null : await refusal(db, group, item);
  if (refused) return { ...nothing, outcome: refused };
  const { imported } = item;
  const own = imported && imported.code !== null ? { ...imported, code: imported.code } : null;
  const codes = own ?? (await nextCodes(db, group, item));
  await insertSubmission(db, group, { ...item, code: codes.code, recordCode: codes.recordCode });
  await insertWhatBelongs(db, group, item);
  if (!item.imported)
    await sql`select append_audit(${group.municipalityId}, ${group.at}, ${item.createdBy}, 'create', 'submission',
      ${item.id}, ${JSON.stringify({ form: item.formId, code: codes.code })}::jsonb, ${item.networkAddress})`.execute(
      db,
    );
  if (item.incident)
    await sql`select post_incidents(${group.municipalityId}, ${group.at},
      array[${JSON.stringify({ ...item.incident, submissionId: item.id })}::jsonb])`.execute(db);
  return { id: item.id, outcome: 'stored', code: codes.code, recordCode: codes.recordCode };
}

async function underId(
  db: Queryable,
  { municipalityId }: Group,
  item: IntakeItem,
): Promise<Pick<IntakeOutcome, 'outcome'> | null> {
  const [stored] = await rowsOf(
    db,
    sql<{ same: boolean; code: string; recordCode: string }>`
      select municipality_id = ${municipalityId} and form_id = ${item.formId} and created_by = ${item.createdBy}
        and encode(content_hash, 'hex') = ${item.contentHash} as same, code, record_code
      from submissions where id = ${item.id}`,
  );
  if (stored?.same)
    return { outcome: 'repeated', code: stored.code, recordCode: stored.recordCode } as IntakeOutcome;
  if (stored) return { outcome: 'id-taken' };
  const [deleted] = await rowsOf(
    db,
    sql<{ same: boolean }>`
      select municipality_id = ${municipalityId} and form_id = ${item.formId}
        and encode(content_hash, 'hex') = ${item.contentHash} as same
      from submission_tombstones where id = ${item.id}`,
  );
  if (!deleted) return null;
  return { outcome: deleted.same ? 'was-deleted' : 'id-taken' };
}

interface JudgedForm {
  readonly deleted: boolean;
  readonly version: number;
  readonly areaId: string;
  readonly responseLimit: number | null;
  readonly public: boolean;
  readonly portal: boolean;
  readonly keyword: string;
  readonly blocked: boolean;
  readonly counted: number;
}

async function refusal(
  db: Queryable,
  { municipalityId }: Group,
  item: IntakeItem,
): Promise<IntakeOutcome['outcome'] | null> {
  const [form] = await rowsOf(
    db,
    sql<JudgedForm>`
      select f.deleted_at is not null as deleted, f.version, f.area_id, f.response_limit, f.public, f.portal,
        m.keyword, c.disabled as blocked,
        (select count(*) from submissions s where s.form_id = f.id and s.counts) as counted
      from forms f join municipalities m on m.id = f.municipality_id join provinces p on p.id = m.province_id
      join countries c on c.id = p.country_id
      where f.municipality_id = ${municipalityId} and f.id = ${item.formId}`,
  );
  if (!form || form.deleted) return 'form-deleted';
  const judgedBy = [
    item.newestVersion,
    item.areaId,
    item.responseLimit,
    item.public,
    item.portal,
    item.keyword,
  ];
  const now = [form.version, form.areaId, form.responseLimit, form.public, form.portal, form.keyword];
  if (form.blocked || !sameValue(judgedBy, now)) return 'form-changed';
  if (item.singleAnswer && (await hasAnswered(db, municipalityId, item))) return 'already-answered';
  return form.responseLimit !== null && form.counted >= form.responseLimit ? 'limit-reached' : null;
}

async function hasAnswered(db: Queryable, municipalityId: string, item: IntakeItem): Promise<boolean> {
  const { citizen } = item.particulars;
  if (!citizen) return false;
  const found = await rowsOf(
    db,
    sql`select from submissions where municipality_id = ${municipalityId} and form_id = ${item.formId}
      and citizen ->> 'documentNumber' = ${citizen.documentNumber} and (citizen ->> 'id')::integer = ${citizen.id}`,
  );
  return found.length > 0;
}

async function nextCodes(
  db: Queryable,
  { municipalityId }: Group,
  { id, keyword, recordCodeLength }: IntakeItem,
): Promise<{ readonly code: string; readonly recordCode: string }> {
  if (keyword === '') return { code: 'DESC', recordCode: '' };
  const [counter] = await rowsOf(
    db,
    sql<{ number: number }>`
      insert into submission_counters as c (municipality_id, last_number) values (${municipalityId}, 1)
      on conflict (municipality_id) do update set last_number = c.last_number + 1 returning last_number as number`,
  );
  const code = `${keyword}${counter?.number}`;
  return { code, recordCode: recordCodeLength === null ? '' : `${id.slice(0, recordCodeLength)}${code}` };
}

const asJson = (value: unknown) => sql`${value ? JSON.stringify(value) : null}::jsonb`;

const microDegrees = (degrees: number | undefined) =>
  degrees === undefined ? null : Math.round(degrees * 1_000_000);

async function insertSubmission(
  db: Queryable,
  { municipalityId, at }: Group,
  item: IntakeItem & { readonly code: string; readonly recordCode: string },
): Promise<void> {
  const { particulars, imported } = item;
  await sql`
    insert into submissions (municipality_id, id, form_id, form_version, area_id, code, record_code, created_at,
      updated_at, created_by, first_name, last_name, inspector_number, answers, state, content_hash, location,
      latitude, longitude, citizen, citizen_number, asset, signatures, residue, incident_number, words, language,
      badge, payment)
    values (${municipalityId}, ${item.id}, ${item.formId}, ${item.formVersion}, ${item.areaId}, ${item.code},
      ${item.recordCode}, ${imported?.createdAt ?? at}, ${imported?.updatedAt ?? at}, ${item.createdBy},
      ${item.firstName}, ${item.lastName}, ${item.inspectorNumber}, ${item.answersText}::jsonb, ${item.state},
      decode(${item.contentHash}, 'hex'), ${asJson(particulars.location)},
      ${microDegrees(particulars.location?.latitude)}, ${microDegrees(particulars.location?.longitude)}, ${asJson(particulars.citizen)},
      ${particulars.citizen?.documentNumber ?? null}, ${asJson(particulars.asset)},
      ${asJson(particulars.signatures.length > 0 && particulars.signatures)}, ${asJson(imported?.residue)},
      ${imported?.incidentNumber ?? ''},
      (select array_to_tsvector(array_agg(word)) from regexp_split_to_table(${item.words}, ' ') word where word <> ''),
      ${item.language}, ${item.badge}, ${item.payment})`.execute(db);
}

async function insertWhatBelongs(
  db: Queryable,
  { municipalityId, at }: Group,
  item: IntakeItem,
): Promise<void> {
  for (const [
    position,
    { at: changed, username, stateId, stateName, initial },
  ] of item.stateHistory.entries())
    await sql`insert into state_changes values (${municipalityId}, ${item.id}, ${position}, ${changed ?? at},
      ${username}, ${stateId}, ${stateName}, ${initial})`.execute(db);
  await sql`insert into form_counters as n values (${municipalityId}, ${item.formId}, 1, 1)
    on conflict (municipality_id, form_id)
      do update set submissions = n.submissions + 1, counted = n.counted + 1`.execute(db);
  for (const [section, copies] of Object.entries(item.copies))
    await sql`insert into copy_counts as n values (${municipalityId}, ${item.formId}, ${section}, ${copies})
      on conflict (municipality_id, form_id, section_id)
        do update set copies = greatest(n.copies, excluded.copies)`.execute(db);
  for (const key of item.files)
    await sql`update files set used_at = ${at} where municipality_id = ${municipalityId} and key = ${key}
      and submission_id = ${item.id} and used_at is null`.execute(db);
}
