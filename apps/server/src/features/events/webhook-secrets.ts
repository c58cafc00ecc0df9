// The secrets that sign what webhooks send, by Standard Webhooks: random bytes as base64 behind `whsec_`. They are stored
// encrypted, because signing needs them as they are.
// rules: X38.66
import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { type SecretKey, secretBox } from '../../platform/secrets/secret-box.ts';

const SECRET_BYTES = 32;

export const newWebhookSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** Each is bound to its webhook. */
export const webhookSecrets = (secretKeys: readonly SecretKey[]) => secretBox(secretKeys, 'webhook');

interface Message {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** The headers of a message, with a signature for each secret. */
export function signedHeaders(
  secrets: readonly string[],
  { id, at, body }: Message,
): Readonly<Record<string, string>> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
