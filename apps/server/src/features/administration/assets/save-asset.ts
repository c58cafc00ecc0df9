// Reads, adds, changes and deletes assets of the built-in register. Submissions keep what they said of an asset.
// rules: X34.57-X34.59, X39.06
import { detailsOf } from '@constancia/domain/audit/audit-details.ts';
import type {
  createRegisteredAsset as createEndpoint,
  ListedAsset,
  listRegisteredAssets as listEndpoint,
  RegisterAsset,
  readRegisteredAsset as readEndpoint,
  saveRegisteredAsset as saveEndpoint,
} from '@constancia/contract/administration/assets.ts';
import type { Body, Query, Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import {
  changedFields,
  checkAsset,
  type EditedAsset,
  tidiedAsset,
} from '@constancia/domain/assets/edited-asset.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type LayersOf, lockRegister, openRegister } from '../../territory/public.ts';
import type { AdministrationServices } from '../municipalities/save-municipality.ts';
import {
  type AssetRow,
  countNaming,
  deleteAsset,
  findAssetRow,
  insertAsset,
  type ListedAssetRow,
  listVisitedRows,
  type StoredAsset,
  updateAsset,
  listAssetAreas,
  listAssetTypes,
} from './queries.ts';

export interface AssetServices extends AdministrationServices {
  readonly layersOf: LayersOf;
}

interface AssetAsked {
  readonly municipalityId: string;
  readonly assetId: number;
}

/** Types that the filter offers. */
const TYPES_MAX = 200;

/** Assets belong to the system of incidents: built in, or the platform's, whose assets are only remembered here. */
export const REGISTER = 'incidentSystem';

const present = ({ version: _version, ...asset }: AssetRow): RegisterAsset => asset;

const presentListed = ({ visitedAt, visitForm, ...row }: ListedAssetRow): ListedAsset => ({
  ...present(row),
  lastVisit: visitedAt && visitForm && { at: visitedAt.toISOString(), form: visitForm },
});

/** Throws municipality-not-found. */
export async function openedRegister({ db }: AssetServices, municipalityId: string) {
  const register = await openRegister(db, municipalityId, REGISTER);
  if (!register) throw new Problem('municipality-not-found');
  return register;
}

export async function listAssets(
  services: AssetServices,
  municipalityId: string,
  { text, type, area, order, page }: Query<typeof listEndpoint>,
): Promise<Reply<typeof listEndpoint>> {
  const { db, layersOf } = services;
  const { isReadOnly, latitude, longitude, settings, timeZone } = await openedRegister(
    services,
    municipalityId,
  );
  const asked = { text: text.trim(), type, area: area ?? null, order, page, size: PAGE_SIZES.assets };
  const { rows, total } = await listVisitedRows(db, municipalityId, asked);
  return {
    assets: rows.map(presentListed),
    timeZone,
    total,
    types: [...(await listAssetTypes(db, municipalityId, TYPES_MAX))],
    incidentAreas: [...(await listAssetAreas(db, municipalityId))],
    isReadOnly,
    centre: { latitude, longitude },
    map: layersOf(settings),
  };
}

export async function readAsset(
  { db }: AssetServices,
  { municipalityId, assetId: id }: AssetAsked,
): Promise<Reply<typeof readEndpoint>> {
  const row = await findAssetRow(db, municipalityId, { id, lock: false });
  if (!row) throw new Problem('register-entry-not-found');
  return {
    asset: present(row),
    version: row.version,
    submissions: await countNaming(db, municipalityId, id),
  };
}

async function checked(tx: Queryable, municipalityId: string, given: EditedAsset): Promise<StoredAsset> {
  const asset = tidiedAsset(given);
  const areas = (await listAssetAreas(tx, municipalityId)).map(({ id }) => id);
  const issues = checkAsset(asset, areas);
  const { point, ...texts } = asset;
  if (issues.length > 0 || point === null) throw new Problem('asset-invalid', { issues });
  return { ...texts, ...point };
}

/** As it was seen. Throws register-entry-not-found, register-entry-changed. */
async function seenAsset(tx: Queryable, { municipalityId, assetId: id }: AssetAsked, version: number) {
  const row = await findAssetRow(tx, municipalityId, { id, lock: true });
  if (!row) throw new Problem('register-entry-not-found');
  if (row.version !== version) throw new Problem('register-entry-changed');
  return row;
}

const editedOf = ({
  description,
  type,
  address,
  incidentAreaId,
  latitude,
  longitude,
}: StoredAsset): EditedAsset => ({
  description,
  type,
  address,
  incidentAreaId,
  point: { latitude, longitude },
});

const entryOf = (actor: Actor, at: Date, { municipalityId, assetId }: AssetAsked) =>
  ({ municipalityId, at, actor: actor.username, subject: 'asset', subjectId: String(assetId) }) as const;

/** Returns the number of the new asset. */
export async function addAsset(
  { db, clock }: AssetServices,
  actor: Actor,
  { municipalityId, body }: { readonly municipalityId: string; readonly body: Body<typeof createEndpoint> },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockRegister(tx, municipalityId, { register: REGISTER, missing: 'municipality-not-found' });
    return storeNewAsset(tx, actor, { municipalityId, given: body.asset, at: clock() });
  });
}

/** Call it under the lock of the register. Returns the number of the new asset. */
export async function storeNewAsset(
  tx: Queryable,
  actor: Actor,
  {
    municipalityId,
    given,
    at,
  }: { readonly municipalityId: string; readonly given: EditedAsset; readonly at: Date },
): Promise<number> {
  const asset = await checked(tx, municipalityId, given);
  const assetId = await insertAsset(tx, municipalityId, asset);
  const entry = entryOf(actor, at, { municipalityId, assetId });
  await appendAudit(tx, { ...entry, action: 'create', details: editedDetails(asset) });
  return assetId;
}

const editedDetails = (asset: StoredAsset) => ({ description: asset.description, type: asset.type });

/** Returns the new version; the same one when nothing changed. */
export async function saveAsset(
  { db, clock }: AssetServices,
  actor: Actor,
  { body, ...asked }: AssetAsked & { readonly body: Body<typeof saveEndpoint> },
): Promise<number> {
  const { municipalityId } = asked;
  return inTransaction(db, async (tx) => {
    await lockRegister(tx, municipalityId, { register: REGISTER });
    const row = await seenAsset(tx, asked, body.version);
    const asset = await checked(tx, municipalityId, body.asset);
    const [before, now] = [editedOf(row), editedOf(asset)];
    const changed = changedFields(before, now);
    if (changed.length === 0) return row.version;
    await updateAsset(tx, municipalityId, { ...asset, id: row.id });
    const details = detailsOf(changed, (name) => ({ before: before[name], now: now[name] }));
    await appendAudit(tx, { ...entryOf(actor, clock(), asked), action: 'update', details });
    return row.version + 1;
  });
}

/** Returns how many submissions name it and keep their copy. */
export async function removeAsset(
  { db, clock }: AssetServices,
  actor: Actor,
  { version, ...asked }: AssetAsked & { readonly version: number },
): Promise<number> {
  const { municipalityId, assetId: id } = asked;
  return inTransaction(db, async (tx) => {
    await lockRegister(tx, municipalityId, { register: REGISTER });
    const row = await seenAsset(tx, asked, version);
    const submissions = await countNaming(tx, municipalityId, id);
    const at = clock();
    await deleteAsset(tx, municipalityId, { id, at });
    const details = { ...editedDetails(row), submissions };
    await appendAudit(tx, { ...entryOf(actor, at, asked), action: 'delete', details });
    return submissions;
  });
}
