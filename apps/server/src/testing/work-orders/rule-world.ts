// A municipality with lamps and two forms, whose supervisor makes rules of the plan, and a worker that follows them.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { publishEvents } from '../../features/events/delivery/publish-events.ts';
import { makeRuleOrders } from '../../features/work-orders/public.ts';
import { answersOf } from '../forms.ts';
import { INCIDENT_AREAS, saveOutside } from '../outside/outside.ts';
import type { PersonaName } from '../personas.ts';
import { HOME, testId } from '../territory.ts';
import { openTestWorld, type TestReply, type TestSettings, type TestWorld } from '../with-app.ts';

export const POINT = { latitude: -32.4, longitude: -63.2 };
const DAY_MS = 24 * 60 * 60_000;
const LONG = { idleMs: 20_000 * DAY_MS, longestMs: 20_000 * DAY_MS };
export const RULES = `/api/municipalities/${HOME.id}/plan-rules`;
export const ORDERS = `/api/municipalities/${HOME.id}/work-orders`;

export interface RuleWorld {
  readonly world: TestWorld;
  /** The form of lamps, about an asset. */
  readonly lamps: string;
  /** A form of complaints with the states 'Recibida' and 'Aceptada'. */
  readonly claims: string;
  readonly addAsset: (description: string, change?: object) => Promise<number>;
  /** Days from now; negative ones were before. */
  readonly day: (days: number) => string;
  readonly later: (days: number) => void;
  readonly make: (id: string, change?: object, who?: PersonaName) => Promise<TestReply>;
  readonly rules: () => Promise<readonly ReturnType<typeof JSON.parse>[]>;
  readonly orders: (who?: PersonaName) => Promise<readonly ReturnType<typeof JSON.parse>[]>;
  /** What a worker does. */
  readonly work: (limits?: { readonly batch?: number; readonly batches?: number }) => Promise<void>;
  readonly visit: (id: string, asset: number) => Promise<TestReply>;
  readonly claim: (id: string, location?: object) => Promise<TestReply>;
  readonly clear: () => Promise<void>;
}

function aboutAssets(title: string) {
  const form = aForm()
    .with({ title: { text: title } })
    .withOptions({ incidents: true, geolocation: true })
    .withSection('s', aQuestion('state', 'text'))
    .build();
  return { ...form, incidents: { ...form.incidents, areaId: INCIDENT_AREAS.lights } };
}

const CLAIMS = aForm()
  .with({ title: { text: 'Reclamos' } })
  .withOptions({ geolocation: true })
  .withStates('Recibida', 'Aceptada')
  .withSection('s', aQuestion('state', 'text'))
  .build();

/** A rule of lamps, each year. */
export const ruleOf = (formId: string, change: object = {}) => ({
  name: 'Cada año',
  kind: 'interval',
  formId,
  assetType: 'Luminaria',
  assetAreaIds: [],
  every: 12,
  unit: 'months',
  triggerFormId: '',
  state: null,
  dueDays: 7,
  priority: 'medium',
  assignedTo: '',
  note: '',
  active: true,
  ...change,
});

const particularsOf = (location: object | null, asset: number | null) => ({
  citizen: null,
  location,
  asset: asset === null ? null : { id: asset, name: '', type: '', address: '' },
  signatures: [],
});

async function saveFormOf(
  world: TestWorld,
  { id, body, sync }: { readonly id: string; readonly body: object; readonly sync: boolean },
): Promise<string> {
  const saved = await world.as.supervisor.post('/api/forms', {
    id: testId(id),
    areaId: HOME.areas[0],
    sync,
    definition: body,
  });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  return testId(id);
}

export async function openRuleWorld(settings: TestSettings = {}): Promise<RuleWorld> {
  const world = await openTestWorld({ sessionLife: LONG, ...settings });
  await saveOutside(world.db);
  const lamps = await saveFormOf(world, { id: 'lamps', body: aboutAssets('Luminarias'), sync: true });
  const claims = await saveFormOf(world, { id: 'claims', body: CLAIMS, sync: false });
  const send = (form: string, id: string, particulars: object) =>
    world.as.inspector.post(`/api/forms/${form}/submissions`, {
      id: testId(id),
      version: 1,
      answers: answersOf({ state: 'Anda' }),
      particulars,
    });
  return {
    world,
    lamps,
    claims,
    addAsset: async (description, change = {}) => {
      const asset = {
        description,
        type: 'Luminaria',
        address: 'Mitre 100',
        incidentAreaId: null,
        point: POINT,
      };
      const { body } = await world.as.admin.post(`/api/municipalities/${HOME.id}/assets`, {
        asset: { ...asset, ...change },
      });
      await sql`update assets set registered_at = ${world.time.now} where id = ${body.id}`.execute(world.db);
      return body.id;
    },
    day: (days) => new Date(world.time.now.getTime() + days * DAY_MS).toISOString().slice(0, 10),
    later: (days) => {
      world.time.now = new Date(world.time.now.getTime() + days * DAY_MS);
    },
    make: (id, change = {}, who = 'supervisor') =>
      world.as[who].post(RULES, { id: testId(id), rule: ruleOf(lamps, change) }),
    rules: async () => (await world.as.supervisor.get(RULES)).body.rules,
    orders: async (who = 'supervisor') => (await world.as[who].get(ORDERS)).body.workOrders,
    work: async (limits = {}) => {
      await publishEvents(world.services);
      await makeRuleOrders({ ...world.services, ...limits });
    },
    visit: (id, asset) => send(lamps, id, particularsOf({ address: 'Ahí', ...POINT }, asset)),
    claim: (id, location = { address: 'San Juan 5', ...POINT }) =>
      send(claims, id, particularsOf(location, null)),
    clear: async () => {
      await sql`delete from work_orders`.execute(world.db);
      await sql`delete from plan_rules`.execute(world.db);
      await sql`delete from assets`.execute(world.db);
    },
  };
}
