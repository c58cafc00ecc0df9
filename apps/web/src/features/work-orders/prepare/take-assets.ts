// Reads the assets that a form may be about in an area, and the last visits of those and of the assets that orders name.
// rules: X39.30, X39.31
import type { listFieldAssets, readLastVisit } from '@constancia/contract/assets/asset-page.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import type { FieldAssets } from '../../../answering/field/field-lookups.ts';
import { asCallError, call } from '../../../platform/api-client.ts';
import type { edgesOf } from '../../../platform/map/area-pictures.ts';
import type { OwnDay } from '../own-day.ts';

type Listed = Reply<typeof listFieldAssets>;
type Visits = FieldAssets['visits'];

/** Assets of the area that a form takes along. */
const ASSETS_MAX = 500;
/** Assets of orders outside of the area whose last visit is asked for one by one. */
const VISITS_MAX = 15;

interface Wanted {
  readonly day: OwnDay;
  readonly area: ReturnType<typeof edgesOf>;
}

/** An area with many assets takes more requests than a minute allows. */
const ATTEMPTS_MAX = 4;

/** Waits as long as the server says, where it has been asked too often. */
async function whenAllowed<Value>(ask: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      const { code, values } = asCallError(error);
      if (code !== 'too-many-requests' || attempt === ATTEMPTS_MAX) throw error;
      await pause(Number(values['seconds'] ?? 1) * 1_000, signal);
      signal.throwIfAborted();
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** `isCut`: there are more than are taken along. Throws CallError. */
export async function readFieldAssets(
  form: FormToAnswer,
  { day, area }: Wanted,
  signal: AbortSignal,
): Promise<{ readonly taken: FieldAssets; readonly isCut: boolean }> {
  const { assets, isCut } = await assetsOfArea(form, area, signal);
  const visits: Visits = {};
  for (const { id, lastVisit } of assets) if (lastVisit) visits[id] = lastVisit;
  const known = new Set(assets.map(({ id }) => id));
  const ordered = new Set(
    day.workOrders.flatMap(({ asset, form: { id } }) =>
      asset && id === form.id && !known.has(asset.id) ? [asset.id] : [],
    ),
  );
  if (form.definition.startsFromLastVisit)
    Object.assign(visits, await visitsOf(form, [...ordered].slice(0, VISITS_MAX), signal));
  const taken: FieldAssets = {
    version: form.version,
    timeZone: form.municipality.timeZone,
    assets: assets.map(({ lastVisit: _visit, ...asset }) => asset),
    visits,
  };
  return { taken, isCut: isCut || ordered.size > VISITS_MAX };
}

async function assetsOfArea(
  { id: formId, version }: FormToAnswer,
  area: Wanted['area'],
  signal: AbortSignal,
): Promise<{ readonly assets: Listed['assets']; readonly isCut: boolean }> {
  const assets: Listed['assets'] = [];
  let after: number | null = 0;
  while (after !== null && assets.length < ASSETS_MAX) {
    const query = { ...area, version, after };
    const page: Listed = await whenAllowed(
      () =>
        call<typeof listFieldAssets>({
          method: 'GET',
          path: '/api/forms/:formId/field-assets',
          params: { formId },
          query,
          signal,
        }),
      signal,
    );
    assets.push(...page.assets);
    after = page.next;
  }
  return { assets, isCut: after !== null };
}

async function visitsOf(
  { id: formId, version }: FormToAnswer,
  assetIds: readonly number[],
  signal: AbortSignal,
): Promise<Visits> {
  const visits: Visits = {};
  for (const assetId of assetIds) {
    const { visit } = await whenAllowed(
      () =>
        call<typeof readLastVisit>({
          method: 'GET',
          path: '/api/forms/:formId/assets/:assetId/last-visit',
          params: { formId, assetId: String(assetId) },
          query: { version },
          signal,
        }),
      signal,
    );
    if (visit) visits[assetId] = visit;
  }
  return visits;
}
