// A server with a receiver of webhooks, and what tests do with both.
import { EVENT_KINDS } from '@constancia/domain/events/events.ts';
import { deliverTo, type DeliveryServices } from '../../features/events/delivery/deliver-webhooks.ts';
import { publishEvents } from '../../features/events/delivery/publish-events.ts';
import { listDue } from '../../features/events/delivery/queries.ts';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../forms.ts';
import { HOME, testId } from '../territory.ts';
import { openTestWorld, type TestReply, type TestSettings, type TestWorld } from '../with-app.ts';
import { openReceiver, type Receiver } from './webhook-receiver.ts';

export interface WebhookWorld {
  readonly world: TestWorld;
  readonly receiver: Receiver;
  /** A form of HOME's first area. */
  readonly form: string;
  /** Publishes and sends what is due, as the worker does all the time. */
  readonly deliver: () => Promise<void>;
  readonly close: () => Promise<void>;
}

async function deliverDue(services: DeliveryServices): Promise<void> {
  await publishEvents(services);
  const due = await listDue(services.db, services.clock());
  await Promise.all(due.map((name) => deliverTo(services, name)));
}

/** Milliseconds after which a silent system is given up here. */
const TIMEOUT_MS = 400;
/** Tests move the clock by days. */
const LONG = { idleMs: 100 * 24 * 3_600_000, longestMs: 100 * 24 * 3_600_000 };

export async function openWebhookWorld(settings: TestSettings = {}): Promise<WebhookWorld> {
  const receiver = await openReceiver();
  const outsideHosts = [receiver.host];
  const world = await openTestWorld({ outsideHosts, sessionLife: LONG, ...settings });
  const form = await saveForm(world.as.admin, { id: 'notifiedForm', definition: STAFF_FORM });
  return {
    world,
    receiver,
    form,
    deliver: () => deliverDue({ ...world.services, timeoutMs: TIMEOUT_MS }),
    close: async () => {
      await world.close();
      await receiver.leave();
    },
  };
}

let made = 0;

export function webhookOf({ url }: Pick<Receiver, 'url'>, over: object = {}) {
  return {
    id: testId(`webhook${made++}x`),
    name: 'Expedientes',
    url,
    kinds: [...EVENT_KINDS],
    areaIds: null,
    formIds: null,
    ...over,
  };
}

export interface MadeWebhook {
  readonly id: string;
  readonly secret: string;
  readonly path: string;
}

export async function makeWebhook(
  { world, receiver }: Pick<WebhookWorld, 'world' | 'receiver'>,
  over: object = {},
): Promise<MadeWebhook> {
  const wished = webhookOf(receiver, over);
  const { status, body } = await world.as.admin.post('/api/webhooks', wished);
  if (status !== 200) throw new Error(`no webhook was made: ${JSON.stringify(body)}`);
  return { id: wished.id, secret: body.secret, path: `/api/webhooks/${wished.id}` };
}

/** Sends a submission by the inspector. */
export async function sendOne({ world, form }: WebhookWorld, id: string, to = form): Promise<TestReply> {
  const reply = await submitTo(world.as.inspector, to, { id, answers: answersOf({ name: 'Secreta' }) });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply;
}

export const moveOn = ({ world }: WebhookWorld, id: string, step = { from: 0, to: 1 }): Promise<TestReply> =>
  world.as.supervisor.post(`/api/submissions/${testId(id)}/state`, step);

export const later = ({ time }: TestWorld, seconds: number): void => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};

export const FIRST_AREA = HOME.areas[0];
