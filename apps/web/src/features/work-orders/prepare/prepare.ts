// Takes along what a day in the field needs, step by step: the screens, the orders, forms in their newest version, assets with
// their last visits, submissions to complete, and pictures of the map. What was taken before it ends or is stopped stays on the device.
// rules: X39.30, X39.32, X39.34, X39.35, X39.72
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import { readForm } from '../../../answering/api.ts';
import { openToEdit } from '../../../answering/edit/open-to-edit.ts';
import { listPiece, pieceId, type PreparedKind, storePrepared } from '../../../platform/device/prepared.ts';
import type { edgesOf } from '../../../platform/map/area-pictures.ts';
import type { OwnDay } from '../own-day.ts';
import { keepFieldScreens } from './field-screens.ts';
import { takePictures } from './map-pictures.ts';
import { pictureInUrl } from './picture-of.ts';
import { someAtOnce } from './some-at-once.ts';
import { readFieldAssets } from './take-assets.ts';
import type { ToComplete } from './take-submissions.ts';

export interface Wish {
  /** Id of the account. */
  readonly person: string;
  readonly day: OwnDay;
  readonly forms: readonly { readonly id: string; readonly title: string }[];
  /** To be completed. */
  readonly submissions: readonly ToComplete[];
  readonly area: ReturnType<typeof edgesOf>;
  /** URLs of the pictures of the map; none when the person takes no map. */
  readonly pictures: readonly string[];
}

export type PrepareStep = 'screens' | 'day' | 'forms' | 'assets' | 'submissions' | 'map';

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
    const forms: FormToAnswer[] = [];
    await inStep({ step: 'forms', items: wish.forms }, work, async ({ id }) => {
      forms.push(await takeForm(wish, id, work.signal));
    });
    const withAssets = forms.filter(({ map }) => map?.offersAssets);
    await inStep({ step: 'assets', items: withAssets }, work, async (form) => {
      if ((await takeAssets(wish, form, work.signal)) === 'cut') notices.add('assets-cut');
    });
    await inStep({ step: 'submissions', items: wish.submissions }, work, async ({ id, name }) => {
      const opened = await openToEdit('completion', id, work.signal);
      await store(person, { kind: 'submission', count: 1, of: { id, title: name } }, opened);
    });
    await takeMap(wish, work, notices);
  } catch (error) {
    if (error instanceof DeviceFull) notices.add('full');
    else if (!work.signal.aborted) throw error;
  }
  if (work.signal.aborted) notices.add('stopped');
  return { notices };
}

/** Takes all of a step, and says after each how many are there. */
async function inStep<Item>(
  { step, items }: { readonly step: PrepareStep; readonly items: readonly Item[] },
  { signal, onProgress }: Work,
  take: (item: Item) => Promise<void>,
): Promise<void> {
  if (items.length === 0 || signal.aborted) return;
  let done = 0;
  onProgress({ step, done, of: items.length });
  const takeOne = async (item: Item) => {
    await take(item);
    done += 1;
    onProgress({ step, done, of: items.length });
  };
  await someAtOnce(items, takeOne, () => !signal.aborted);
}

async function store(
  person: string,
  {
    kind,
    count,
    of,
  }: { readonly kind: Exclude<PreparedKind, 'map'>; readonly count: number; readonly of?: Titled },
  content: unknown,
): Promise<void> {
  const piece = { id: pieceId(kind, of?.id), kind, name: of?.title ?? '', count };
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
  const headerImageUrl = form.headerImageUrl && (await pictureInUrl(form.headerImageUrl));
  const titled = { id, title: titleIn(wish, id) };
  await store(wish.person, { kind: 'form', count: 1, of: titled }, { ...form, headerImageUrl });
  return form;
}

async function takeAssets(wish: Wish, form: FormToAnswer, signal: AbortSignal): Promise<'all' | 'cut'> {
  const { taken, isCut } = await readFieldAssets(form, wish, signal);
  const titled = { id: form.id, title: titleIn(wish, form.id) };
  await store(wish.person, { kind: 'assets', count: taken.assets.length, of: titled }, taken);
  return isCut ? 'cut' : 'all';
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
