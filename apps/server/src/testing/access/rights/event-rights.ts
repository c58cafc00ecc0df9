// Who may read events and have other systems notified of them.
// rules: X38.62, X38.72

const NOTIFIES_SYSTEMS = {
  who: 'manage usuario_municipio',
  because: 'X38.62: who manages accounts decides which systems are notified',
} as const;

export const EVENT_RIGHTS = {
  listEvents: {
    who: 'read respuesta',
    because: 'X38.72: who reads submissions reads what happens to them',
  },
  listWebhooks: NOTIFIES_SYSTEMS,
  readWebhookOffer: NOTIFIES_SYSTEMS,
  createWebhook: NOTIFIES_SYSTEMS,
  changeWebhook: NOTIFIES_SYSTEMS,
  setWebhookActive: NOTIFIES_SYSTEMS,
  rotateWebhookSecret: NOTIFIES_SYSTEMS,
  deleteWebhook: NOTIFIES_SYSTEMS,
  tryWebhook: NOTIFIES_SYSTEMS,
  listWebhookDeliveries: NOTIFIES_SYSTEMS,
  retryWebhookDelivery: NOTIFIES_SYSTEMS,
} as const;
