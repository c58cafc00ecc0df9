// Takes along what a day in the field needs, step by step: the screens, the orders, forms in their newest version, assets with
// their last visits, and pictures of the map. What was taken before it ends or is stopped stays on the device.
// rules: X39.30, X39.31, X39.32, X39.34, X39.35
import type { listFieldAssets, readLastVisit } from '@constancia/contract/assets/asset-page.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import { readForm } from '../../../answering/api.ts';
import type { FieldAssets } from '../../../answering/field/field-lookups.ts';
import { call } from '../../../platform/api-client.ts';
import { listPiece, pieceId, storePrepared } from '../../../platform/device/prepared.ts';
import type { edgesOf } from '../../../platform/map/area-pictures.ts';
import type { OwnDay } from '../own-day.ts';
import { keepFieldScreens } from './field-screens.ts';
import { takePictures } from './map-pictures.ts';

/** Assets of the area that a form takes along. */
const ASSETS_MAX = 500;
/** Assets of orders outside of the area whose last visit is asked for one by one. */
const VISITS_MAX = 15;

export interface Wish {
  /** Id of the account. */
  readonly person: string;
  readonly day: OwnDay;
  readonly forms: readonly { readonly id: string; readonly title: string }[];
  readonly area: ReturnType<typeof edgesOf>;
  /** URLs of the pictures of the map; none when the person takes no map. */
  readonly pictures: readonly string[];
}

export type PrepareStep = 'screens' | 'day' | 'forms' | 'assets' | 'map';

export interface PrepareProgress {
  readonly step: PrepareStep;
  readonly done: number;
  readonly of: number;
}

/** What a person has to know about it. */
export type PrepareNotice = 'no-screens' | 'full' | 'assets-cut' | 'map-failed' | 'stopped';

export interface Prepared {
  readonly notices: ReadonlySet<PrepareNotice>;
}

interface Work {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PrepareProgress) => void;
}

class DeviceFull extends Error {}

/** Throws CallError when the server does not give what was chosen. */
export async function prepareDay(wish: Wish, work: Work): Promise<Prepared> {
  const notices = new Set<PrepareNotice>();
  try {
    work.onProgress({ step: 'screens', done: 0, of: 1 });
    if (!(await keepFieldScreens(work.signal))) notices.add('no-screens');
    work.onProgress({ step: 'day', done: 0, of: 1 });
    const { person, day } = wish;
    await store(person, { kind: 'day', count: day.workOrders.length }, day);
    for (const [position, { id }] of wish.forms.entries()) {
      work.onProgress({ step: 'forms', done: position, of: wish.forms.length });
      const form = await takeForm(wish, id, work.signal);
      work.onProgress({ step: 'assets', done: position, of: wish.forms.length });
      if ((await takeAssets(wish, form, work.signal)) === 'cut') notices.add('assets-cut');
    }
    await takeMap(wish, work, notices);
  } catch (error) {
    if (error instanceof DeviceFull) notices.add('full');
    else if (!work.signal.aborted) throw error;
  }
  if (work.signal.aborted) notices.add('stopped');
  return { notices };
}

async function store(
  person: string,
  {
    kind,
    count,
    form,
  }: { readonly kind: 'day' | 'form' | 'assets'; readonly count: number; readonly form?: Titled },
  content: unknown,
): Promise<void> {
  const piece = { id: pieceId(kind, form?.id), kind, name: form?.title ?? '', count };
  if (!(await storePrepared(person, piece, content))) throw new DeviceFull();
}

interface Titled {
  readonly id: string;
  readonly title: string;
}

const titleIn = ({ forms }: Wish, id: string) => forms.find((form) => form.id === id)?.title ?? '';

/** Its header image goes along inside it, because the URL of the image is valid for minutes. */
async function takeForm(wish: Wish, id: string, signal: AbortSignal): Promise<FormToAnswer> {
  const form = await readForm('staff', id, signal);
  const headerImageUrl = form.headerImageUrl && (await dataUrlOf(form.headerImageUrl, signal));
  const titled = { id, title: titleIn(wish, id) };
  await store(wish.person, { kind: 'form', count: 1, form: titled }, { ...form, headerImageUrl });
  return form;
}

/** Null when the image does not come: the form is drawn without it. */
async function dataUrlOf(url: string, signal: AbortSignal): Promise<string | null> {
  try {
    const image = await (await fetch(url, { signal })).blob();
    return await new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () =>
        resolve(typeof reader.result === 'string' ? reader.result : null),
      );
      reader.addEventListener('error', () => resolve(null));
      reader.readAsDataURL(image);
    });
  } catch {
    return null;
  }
}

async function takeAssets(wish: Wish, form: FormToAnswer, signal: AbortSignal): Promise<'all' | 'cut'> {
  const { id: formId, version } = form;
  const { startsFromLastVisit } = form.definition;
  if (!form.map?.offersAssets) return 'all';
  const assets: Reply<typeof listFieldAssets>['assets'][number][] = [];
  let after: number | null = 0;
  while (after !== null && assets.length < ASSETS_MAX) {
    const page: Reply<typeof listFieldAssets> = await call<typeof listFieldAssets>({
      method: 'GET',
      path: '/api/forms/:formId/field-assets',
      params: { formId },
      query: { ...wish.area, version, after },
      signal,
    });
    assets.push(...page.assets);
    after = page.next;
  }
  const known = new Set(assets.map(({ id }) => id));
  const visits: FieldAssets['visits'] = {};
  for (const { id, lastVisit } of assets) if (lastVisit) visits[id] = lastVisit;
  const ordered = wish.day.workOrders.flatMap(({ asset, form: of }) =>
    asset && of.id === formId && !known.has(asset.id) ? [asset.id] : [],
  );
  if (startsFromLastVisit)
    for (const assetId of new Set(ordered.slice(0, VISITS_MAX))) {
      const { visit } = await call<typeof readLastVisit>({
        method: 'GET',
        path: '/api/forms/:formId/assets/:assetId/last-visit',
        params: { formId, assetId: String(assetId) },
        query: { version },
        signal,
      });
      if (visit) visits[assetId] = visit;
    }
  const taken: FieldAssets = {
    version,
    timeZone: form.municipality.timeZone,
    assets: assets.map(({ lastVisit: _visit, ...asset }) => asset),
    visits,
  };
  const titled = { id: formId, title: titleIn(wish, formId) };
  await store(wish.person, { kind: 'assets', count: assets.length, form: titled }, taken);
  return after === null && ordered.length <= VISITS_MAX ? 'all' : 'cut';
}

async function takeMap(
  { person, pictures }: Wish,
  { signal, onProgress }: Work,
  notices: Set<PrepareNotice>,
): Promise<void> {
  const of = pictures.length;
  if (of === 0 || signal.aborted) return;
  onProgress({ step: 'map', done: 0, of });
  const taken = await takePictures(pictures, {
    signal,
    onProgress: (done) => onProgress({ step: 'map', done, of }),
  });
  if (taken.failed > 0) notices.add('map-failed');
  const { count, bytes } = taken;
  const listed = count === 0 || (await listPiece(person, { id: 'map', kind: 'map', name: '', count, bytes }));
  if (taken.isFull || !listed) throw new DeviceFull();
}
