// Links that open a form with some answers filled in. The database has only the hash of a token, so nobody who reads it opens
// a link; the audit log has neither label nor answers, which may name somebody.
// rules: X38.30-X38.33, X38.96, X38.98, X40.57
import type { Body, Query, Reply } from '@constancia/contract/endpoint.ts';
import type {
  createPrefilledLink as createEndpoint,
  listPrefilledLinks as listEndpoint,
  openPrefilledLink as openEndpoint,
} from '@constancia/contract/forms/prefilled-links.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { Answerer } from '@constancia/domain/access/answerer.ts';
import { plainNumber, searchIssue } from '@constancia/domain/citizens/person-number.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { PREFILLED_DAYS_MAX, PREFILLED_LINKS_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { askedPerson, asksAsset } from '@constancia/domain/submissions/particulars/particulars.ts';
import { checkPrefilled, fitPrefilled } from '@constancia/domain/submissions/prefilled/prefilled-answers.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newEntityId, newSecretToken } from '../../../platform/ids.ts';
import type { AssetRegister, NearbyAsset } from '../../../ports/assets/port.ts';
import { hashToken } from '../../session/public.ts';
import type { FormVersions } from '../form-versions.ts';
import { shareForm } from '../holds/queries.ts';
import { openForm, openFormAsAnswerer } from '../open-form.ts';
import { deleteLink, insertLink, listLinks, lockLinks, type PrefilledLink, takeOpening } from './queries.ts';

export interface PrefilledServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly versions: FormVersions;
  readonly assets: AssetRegister;
}

const DAY_MS = 24 * 60 * 60_000;

export async function linksOf(
  { db, clock }: PrefilledServices,
  actor: Actor,
  { formId, text, page }: { readonly formId: string } & Query<typeof listEndpoint>,
): Promise<Reply<typeof listEndpoint>> {
  const { municipalityId } = await openForm(db, actor, formId);
  const asked = { text: text.trim(), at: clock(), page, size: PAGE_SIZES.prefilledLinks };
  const { rows, total } = await listLinks(db, { municipalityId, formId }, asked);
  return {
    total,
    links: rows.map(({ questions, createdAt, expiresAt, ...row }) => ({
      ...row,
      questions: [...questions],
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

function expiryIssues(expiresAt: Date, now: Date): readonly Issue[] {
  const left = expiresAt.getTime() - now.getTime();
  if (left > 0 && left <= PREFILLED_DAYS_MAX * DAY_MS) return [];
  return [
    { code: 'prefilled-expiry-wrong', at: { field: 'expiresAt' }, values: { max: PREFILLED_DAYS_MAX } },
  ];
}

/** The asset that is asked for, where the form asks for one and the municipality has it. */
async function allowedAsset(
  { db, assets }: PrefilledServices,
  municipalityId: string,
  { index, assetId }: { readonly index: FormIndex; readonly assetId: number | null },
): Promise<{ readonly asset: NearbyAsset | null; readonly issues: readonly Issue[] }> {
  if (assetId === null) return { asset: null, issues: [] };
  const at = { field: 'assetId' };
  if (!asksAsset(index.definition))
    return { asset: null, issues: [{ code: 'prefilled-asset-not-asked', at }] };
  const asset = await assets.locate(db, municipalityId, assetId);
  return { asset, issues: asset ? [] : [{ code: 'prefilled-asset-unknown', at }] };
}

type NamedPerson = NonNullable<Body<typeof createEndpoint>['person']>;

/** Nobody is looked up: a link would say who is in the register. */
function personIssues({ definition }: FormIndex, person: NamedPerson | undefined): readonly Issue[] {
  if (!person) return [];
  const at = { field: 'person' };
  if (askedPerson(definition) === null) return [{ code: 'prefilled-person-not-asked', at }];
  // The range of lengths depends on the language of the screen; the wider one is used.
  const code = searchIssue(person, '');
  return code ? [{ code, at }] : [];
}

function storedPerson(person: NamedPerson | undefined) {
  if (!person) return { personType: null, personNumber: null };
  const { personType, number } = person;
  return { personType, personNumber: plainNumber(personType, number) };
}

/** Throws prefilled-link-invalid, prefilled-links-full, and what opening the form does. */
export async function makeLink(
  services: PrefilledServices,
  actor: Actor,
  { formId, label, values, person, ...body }: { readonly formId: string } & Body<typeof createEndpoint>,
): Promise<Reply<typeof createEndpoint>> {
  const { db, clock, versions } = services;
  const { assetId = null } = body;
  const { municipalityId, version, ...form } = await openForm(db, actor, formId);
  const index = await versions.load({ municipalityId, id: formId }, version);
  if (!index) throw new Problem('form-not-found');
  const createdAt = clock();
  const expiresAt = new Date(body.expiresAt);
  const { answers, issues: found } = checkPrefilled(index, values);
  const { issues: ofAsset } = await allowedAsset(services, municipalityId, { index, assetId });
  const ofOthers = [...ofAsset, ...personIssues(index, person), ...expiryIssues(expiresAt, createdAt)];
  const issues = [...found, ...ofOthers];
  if (issues.length > 0) throw new Problem('prefilled-link-invalid', { issues });
  const id = newEntityId();
  const token = newSecretToken();
  const createdBy = actor.username;
  await inTransaction(db, async (tx) => {
    const key = { municipalityId, formId };
    if (!(await shareForm(tx, key))) throw new Problem('form-not-found');
    if ((await lockLinks(tx, key, createdAt)) >= PREFILLED_LINKS_MAX)
      throw new Problem('prefilled-links-full');
    const tokenHash = hashToken(token);
    const link = { id, version, tokenHash, label, answers, assetId, ...storedPerson(person) };
    await insertLink(tx, { ...key, ...link, createdAt, createdBy, expiresAt });
    const filled = { questions: Object.keys(answers), ...(assetId !== null && { asset: String(assetId) }) };
    const details = { form: formId, ...filled, expiresAt: expiresAt.toISOString() };
    await appendAudit(tx, {
      municipalityId,
      at: createdAt,
      actor: createdBy,
      action: 'create',
      subject: 'prefilled-link',
      subjectId: id,
      details,
    });
  });
  const page = pathOf(form.public ? 'answerPublic' : 'answer', { id: formId });
  return { id, token, path: `${page}#c=${token}` };
}

export async function takeBackLink(
  { db, clock }: PrefilledServices,
  actor: Actor,
  { formId, linkId }: { readonly formId: string; readonly linkId: string },
): Promise<void> {
  const { municipalityId } = await openForm(db, actor, formId);
  await inTransaction(db, async (tx) => {
    if (!(await deleteLink(tx, { municipalityId, formId }, linkId))) throw new Problem('prefilled-link-gone');
    await appendAudit(tx, {
      municipalityId,
      at: clock(),
      actor: actor.username,
      action: 'delete',
      subject: 'prefilled-link',
      subjectId: linkId,
      details: { form: formId },
    });
  });
}

/** Only staff get it, who may look people up anyway: anybody else who has the link learns nothing of the person. */
function personOf({ personType, personNumber }: Pick<PrefilledLink, 'personType' | 'personNumber'>) {
  return personType && personNumber ? { personType, number: personNumber } : null;
}

/** Throws prefilled-link-gone, and what opening the form does. */
export async function openLink(
  services: PrefilledServices,
  answerer: Answerer,
  { formId, token }: { readonly formId: string; readonly token: string },
): Promise<Reply<typeof openEndpoint>> {
  const { db, clock, versions } = services;
  const form = await openFormAsAnswerer(db, answerer, formId);
  const { municipalityId } = form;
  const opened = await takeOpening(
    db,
    { municipalityId, formId },
    { tokenHash: hashToken(token), at: clock() },
  );
  const earlier = opened && (await versions.load(form, opened.version));
  const now = await versions.load(form, form.version);
  if (!opened || !earlier || !now) throw new Problem('prefilled-link-gone');
  const { answers, dropped } = fitPrefilled({ earlier, given: opened.answers }, now);
  const { assetId } = opened;
  const { asset } = await allowedAsset(services, municipalityId, { index: now, assetId });
  const values = Object.entries(answers).map(([id, { value = '' }]) => [
    id,
    { value: typeof value === 'string' ? value : [...value] },
  ]);
  return {
    answers: Object.fromEntries(values),
    asset,
    assetDropped: assetId !== null && asset === null,
    person: answerer.kind === 'staff' && askedPerson(now.definition) !== null ? personOf(opened) : null,
    dropped: dropped.map((title) => ({ ...title, ...(title.in && { in: { ...title.in } }) })),
  };
}
