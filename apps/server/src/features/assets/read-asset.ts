// The page of an asset: what it is, and of the submissions about it those that a person may see.
// rules: X39.01-X39.05
import type {
  listAssetVisits as listEndpoint,
  readAssetPage as pageEndpoint,
  searchAssets as searchEndpoint,
  readVisitChanges as changesEndpoint,
} from '@constancia/contract/assets/asset-page.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { worksAcrossMunicipalities } from '@constancia/domain/access/may.ts';
import { submissionScope } from '@constancia/domain/access/scope.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { stateWords } from '@constancia/domain/presentation/state-name.ts';
import { type Visit, visitChanges } from '@constancia/domain/review/visit-changes.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import type { FileSigner } from '../../platform/files/signed-url.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findFilesOf } from '../files/public.ts';
import type { FormVersions } from '../forms/public.ts';
import { cursorsOf, findSubmission, type SubmissionRow } from '../submissions/public.ts';
import { type LayersOf, openRegister } from '../territory/public.ts';
import {
  findNamed,
  findRegistered,
  findVisit,
  findVisitBefore,
  listOpenIncidents,
  listVisits,
  type SeenAsset,
  searchAssetRows,
  type VisitRow,
} from './queries.ts';

export interface AssetPageServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly versions: FormVersions;
  readonly signer: FileSigner;
  readonly layersOf: LayersOf;
}

export interface AssetKey {
  readonly municipalityId: string;
  readonly assetId: number;
}

const INCIDENTS_MAX = 50;
const FOUND_MAX = 20;

/** Assets are in the register of the incident system, whoever keeps it. */
const REGISTER = 'incidentSystem';

/** Only who works everywhere sees assets of another municipality. */
function seenBy(actor: Actor, municipalityId: string): Omit<SeenAsset, 'assetId'> | null {
  if (municipalityId !== actor.municipalityId && !worksAcrossMunicipalities(actor)) return null;
  return { municipalityId, scope: submissionScope(actor) };
}

/**
 * Throws register-entry-not-found: also for an asset that is not registered any more and of which the person sees no
 * submission.
 */
async function openAsset(db: Queryable, actor: Actor, { municipalityId, assetId }: AssetKey) {
  const by = seenBy(actor, municipalityId);
  const register = by && (await openRegister(db, municipalityId, REGISTER));
  if (!by || !register) throw new Problem('register-entry-not-found');
  const seen = { ...by, assetId };
  const registered = await findRegistered(db, seen);
  const asset = registered ?? (await findNamed(db, seen));
  if (!asset) throw new Problem('register-entry-not-found');
  const { id, name, type, address } = asset;
  const point = registered && { latitude: registered.latitude, longitude: registered.longitude };
  return { seen, register, asset: { id, name, type, address, point, isRegistered: registered !== null } };
}

const presentVisit = ({ id, code, createdAt, createdBy, formId, title }: VisitRow) => ({
  id,
  code,
  at: createdAt.toISOString(),
  by: createdBy,
  form: { id: formId, title },
});

export async function searchAssets(
  { db }: AssetPageServices,
  actor: Actor,
  { municipalityId, text }: { readonly municipalityId: string; readonly text: string },
): Promise<Reply<typeof searchEndpoint>> {
  const seen = seenBy(actor, municipalityId);
  if (!seen) throw new Problem('forbidden');
  const register = await openRegister(db, municipalityId, REGISTER);
  if (!register) throw new Problem('municipality-not-found');
  const typed = text.trim();
  const rows = typed === '' ? [] : await searchAssetRows(db, seen, { text: typed, most: FOUND_MAX + 1 });
  return {
    assets: rows.slice(0, FOUND_MAX).map(({ lastVisit, ...asset }) => ({
      ...asset,
      lastVisit: lastVisit && {
        id: lastVisit.id,
        code: lastVisit.code,
        at: lastVisit.at,
        by: lastVisit.by,
        form: { id: lastVisit.formId, title: lastVisit.title },
      },
    })),
    more: rows.length > FOUND_MAX,
    timeZone: register.timeZone,
  };
}

/** Files that the answers name: neither drawings nor what a correction replaced. */
async function answerFiles(db: Queryable, row: Pick<SubmissionRow, 'municipalityId' | 'id' | 'answers'>) {
  const named = JSON.stringify(row.answers);
  const files = await findFilesOf(db, row);
  return files.filter(({ key, kind }) => kind.startsWith('answer-') && named.includes(JSON.stringify(key)));
}

export async function readAssetPage(
  { db, clock, signer, layersOf }: AssetPageServices,
  actor: Actor,
  key: AssetKey,
): Promise<Reply<typeof pageEndpoint>> {
  const { seen, register, asset } = await openAsset(db, actor, key);
  const [last] = await listVisits(db, seen, { beside: null, isBack: false, size: 1 });
  const row = last && (await findSubmission(db, { municipalityId: key.municipalityId, id: last.id }));
  const files = row ? await answerFiles(db, row) : [];
  const incidents = await listOpenIncidents(db, seen, INCIDENTS_MAX);
  const { municipalityId } = key;
  const reading = { municipalityId, at: clock(), actor: actor.username, action: 'read' } as const;
  await appendAudit(db, { ...reading, subject: 'asset', subjectId: String(key.assetId) });
  // The files of a submission are its answers: who asks who read them finds this too.
  if (row && files.length > 0)
    await appendAudit(db, { ...reading, subject: 'submission-files', subjectId: row.id });
  return {
    asset,
    incidents: incidents.map(({ createdAt, submissionId, code, ...incident }) => ({
      ...incident,
      at: createdAt.toISOString(),
      submission: { id: submissionId, code },
    })),
    lastVisit: last ? presentVisit(last) : null,
    files: files.map((file) => ({
      name: file.name,
      mediaType: file.mediaType,
      url: signer.urlOf(file.key, actor.userId, clock()),
    })),
    timeZone: register.timeZone,
    map: layersOf(register.settings),
  };
}

export async function listAssetVisits(
  { db, versions }: AssetPageServices,
  actor: Actor,
  { cursor: asked, ...key }: AssetKey & { readonly cursor: string | undefined },
): Promise<Reply<typeof listEndpoint>> {
  const { seen, register } = await openAsset(db, actor, key);
  const cursors = cursorsOf(['visits', key.municipalityId, key.assetId, seen.scope.createdBy]);
  const cursor = asked === undefined ? null : cursors.read(asked);
  const isBack = cursor?.direction === 'previous';
  const size = PAGE_SIZES.assets;
  // One row more than the page shows whether there is a further one.
  const found = await listVisits(db, seen, { beside: cursor?.key ?? null, isBack, size: size + 1 });
  const more = found.length > size;
  const rows = isBack ? found.slice(0, size).toReversed() : found.slice(0, size);
  const [first, last] = [rows[0], rows.at(-1)];
  const visits = await Promise.all(
    rows.map(async (row) => {
      const form = { municipalityId: key.municipalityId, id: row.formId };
      const states = (await versions.load(form, row.formVersion))?.definition.states ?? [];
      return { ...presentVisit(row), ...stateWords(states, row.state), hasEarlier: row.hasEarlier };
    }),
  );
  return {
    visits,
    next: last && (isBack || more) ? cursors.write('next', last) : null,
    previous: first && (isBack ? more : cursor !== null) ? cursors.write('previous', first) : null,
    timeZone: register.timeZone,
  };
}

async function contentOf(
  { db, versions }: AssetPageServices,
  seen: SeenAsset,
  { id }: VisitRow,
): Promise<Visit> {
  const row = await findSubmission(db, { municipalityId: seen.municipalityId, id });
  const form = row && { municipalityId: row.municipalityId, id: row.formId };
  const version = form && (await versions.load(form, row.formVersion));
  if (!row || !version) throw new Problem('submission-not-found');
  const files = await findFilesOf(db, row);
  return {
    definition: version.definition,
    answers: row.answers,
    fileNames: new Map(files.map(({ key, name }) => [key, name])),
  };
}

export async function readVisitChanges(
  services: AssetPageServices,
  actor: Actor,
  { submissionId, language, ...key }: AssetKey & { readonly submissionId: string; readonly language: string },
): Promise<Reply<typeof changesEndpoint>> {
  const { db } = services;
  const { seen, register } = await openAsset(db, actor, key);
  const after = await findVisit(db, seen, submissionId);
  const before = after && (await findVisitBefore(db, seen, after));
  if (!after || !before) throw new Problem('submission-not-found');
  const [one, other] = [await contentOf(services, seen, before), await contentOf(services, seen, after)];
  const changes = visitChanges(one, other, language);
  const filed = (shown: (typeof changes)[number]['before']) => shown && { ...shown, files: [...shown.files] };
  return {
    before: presentVisit(before),
    after: presentVisit(after),
    changes: changes.map((change) => ({
      ...change,
      before: filed(change.before),
      after: filed(change.after),
    })),
    timeZone: register.timeZone,
  };
}
