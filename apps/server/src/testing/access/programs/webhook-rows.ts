// Rows of the role matrix for events and webhooks. Whose events somebody gets, and whose webhooks somebody changes, their tests
// prove.
// rules: X38.62, X38.72
import { testId } from '../../territory.ts';
import { ALL_OF_STAFF, type Decision } from '../decisions.ts';
import { STAFF } from '../rights/people.ts';
import { asked, freshId, type Row, type RowsOf } from '../row.ts';

const UNKNOWN: Decision = { 'webhook-not-found': STAFF };
const NOBODYS = `/api/webhooks/${testId('nobodys')}`;

const own = (ask: Row['ask'], outcome: Row['outcome'] = 'ok'): readonly Row[] => [
  { name: 'of the own municipality', ask, decision: ALL_OF_STAFF, outcome },
];
const ofNobody = (path: string, body?: unknown): readonly Row[] => [
  { name: 'of nobody', ask: asked(`${NOBODYS}${path}`, body), decision: UNKNOWN },
];

/** Without a name, so that nothing is stored. */
const NAMELESS = {
  name: '',
  url: 'https://a.example',
  kinds: ['sent'],
  areaIds: null,
  formIds: null,
} as const;

export const EVENT_ROWS: RowsOf<
  | 'listEvents'
  | 'listWebhooks'
  | 'readWebhookOffer'
  | 'createWebhook'
  | 'changeWebhook'
  | 'setWebhookActive'
  | 'rotateWebhookSecret'
  | 'deleteWebhook'
  | 'tryWebhook'
  | 'listWebhookDeliveries'
  | 'retryWebhookDelivery'
> = {
  listEvents: () => own(asked('/api/events')),
  listWebhooks: () => own(asked('/api/webhooks')),
  readWebhookOffer: () => own(asked('/api/webhook-offer')),
  createWebhook: () =>
    own(() => ({ path: '/api/webhooks', body: { ...NAMELESS, id: freshId() } }), 'webhook-invalid'),
  changeWebhook: () => ofNobody('', { ...NAMELESS, version: 1 }),
  setWebhookActive: () => ofNobody('/active', { active: true }),
  rotateWebhookSecret: () => ofNobody('/secret'),
  deleteWebhook: () => ofNobody(''),
  tryWebhook: () => ofNobody('/test'),
  listWebhookDeliveries: () => ofNobody('/deliveries'),
  retryWebhookDelivery: () => ofNobody('/deliveries/1/retry'),
};
