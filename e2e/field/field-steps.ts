// A day in the field: a form about an asset, the visit before, and the order to go there again.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { type APIRequestContext, request } from '@playwright/test';
import { type AccountName, openedSessions } from '../accounts.ts';
import { expect, type Page } from '../stack.ts';
import { newId } from '../steps/new-id.ts';

export interface FieldDay {
  readonly formId: string;
  readonly title: string;
  /** Name of the asset that the order is about. */
  readonly lamp: string;
  /** Another asset near it. */
  readonly other: string;
  readonly orderId: string;
  /** Answers the form about the asset once more; returns the id of the submission. */
  readonly visit: () => Promise<string>;
}

/** Public lighting, in the demonstration. */
const INCIDENT_AREA = 701;
export const POINT = { latitude: -32.4075, longitude: -63.2402 };

async function posted(api: APIRequestContext, path: string, data: object) {
  const reply = await api.post(path, { data });
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.json();
}

const apiOf = (baseURL: string, account: AccountName) =>
  request.newContext({ baseURL, extraHTTPHeaders: { cookie: `session=${openedSessions()[account]}` } });

/** Paths of the orders that were made. */
const made: string[] = [];

/**
 * Takes the orders off the plan again; what was done is off it. The forms of all that are open go along when a day is prepared,
 * and many ask for more assets than a minute allows: the page then waits for the rest of it.
 */
export async function closeDays(baseURL = ''): Promise<void> {
  const api = await apiOf(baseURL, 'supervisor');
  for (const path of made.splice(0)) await api.post(`${path}/cancellation`, { data: { version: 1 } });
  await api.dispose();
}

/** What a person of green spaces is to do today; they were there before. */
export async function fieldDay(
  baseURL: string,
  inspector: AccountName,
  { at = POINT, dueOn = '2020-05-20' } = {},
): Promise<FieldDay> {
  const now = Date.now();
  const [title, lamp, other] = [`Ronda de luminarias ${now}`, `Luminaria ${now}`, `Poste ${now}`];
  const [admin, supervisor, own] = await Promise.all(
    (['administrator', 'supervisor', inspector] as const).map((account) => apiOf(baseURL, account)),
  );
  if (!admin || !supervisor || !own) throw new Error('there are no contexts');
  const { account } = await (await supervisor.get('/api/session')).json();
  const municipality = `/api/municipalities/${account.municipality.id}`;
  const asset = { type: 'Luminaria', address: 'Mitre 100', incidentAreaId: null };
  const { id: assetId } = await posted(admin, `${municipality}/assets`, {
    asset: { ...asset, description: lamp, point: at },
  });
  const beside = { ...at, latitude: at.latitude + 0.001 };
  await posted(admin, `${municipality}/assets`, { asset: { ...asset, description: other, point: beside } });
  const form = aForm()
    .with({ title: { text: title } })
    .withOptions({ incidents: true, geolocation: true })
    .withSection('s', aQuestion('state', 'text', { title: { text: 'Estado' } }))
    .build();
  const incidents = { ...form.incidents, areaId: INCIDENT_AREA };
  const definition = { ...form, incidents, startsFromLastVisit: true as const };
  const formId = newId();
  await posted(supervisor, '/api/forms', { id: formId, areaId: account.areas[0].id, sync: true, definition });
  const visited = (api: APIRequestContext, id: string) =>
    posted(api, `/api/forms/${formId}/submissions`, {
      id,
      version: 1,
      answers: { ticked: {}, main: { state: { value: 'Anda bien' } }, rows: {} },
      particulars: {
        citizen: null,
        location: { address: 'Mitre 100', ...at },
        asset: { id: assetId, name: '', type: '', address: '' },
        signatures: [],
      },
    });
  await visited(own, newId());
  const { account: inspectors } = await (await own.get('/api/session')).json();
  const orderId = newId();
  await posted(supervisor, `${municipality}/work-orders`, {
    id: orderId,
    workOrder: {
      formId,
      assetId,
      address: '',
      dueOn,
      priority: 'high',
      assignedTo: inspectors.username,
      note: '',
    },
  });
  made.push(`${municipality}/work-orders/${orderId}`);
  for (const api of [admin, supervisor, own]) await api.dispose();
  const visit = async () => {
    const [api, id] = [await apiOf(baseURL, inspector), newId()];
    await visited(api, id);
    await api.dispose();
    return id;
  };
  return { formId, title, lamp, other, orderId, visit };
}

/** Opens what is taken along, with the form of the order chosen, from the own day. */
export async function openPreparing(page: Page, { title }: FieldDay): Promise<void> {
  await page.goto('/mi-dia');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('link', { name: 'Preparar para salir' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Preparar para salir' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: title })).toBeChecked();
}

/** The page says that it is ready, with all that was chosen. */
export async function beginPreparing(page: Page): Promise<void> {
  const begin = page.getByRole('button', { name: 'Preparar', exact: true });
  await expect(begin).toBeEnabled();
  await begin.press('Enter');
  await expect(page.getByText('Listo. Ya puede trabajar sin conexión.')).toBeVisible({ timeout: 60_000 });
}

export async function prepare(page: Page, day: FieldDay): Promise<void> {
  await openPreparing(page, day);
  await beginPreparing(page);
}

export const kept = (page: Page) => page.getByRole('region', { name: 'En este dispositivo' });

/** How much of the field is on the device: records, keys, and whether the screens are kept. */
export function left(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('constancia');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
    const count = (table: string) =>
      new Promise<number>((resolve) => {
        const request = opened.transaction(table).objectStore(table).count();
        request.addEventListener('success', () => resolve(request.result));
      });
    const counts = [await count('prepared'), await count('keys')];
    opened.close();
    return [...counts, names.filter((name) => name === 'constancia-field').length];
  });
}
