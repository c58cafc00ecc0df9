// Encrypts secrets that are stored in the database, with keys of the environment that the database does not have. Each
// purpose has a key of its own, and a box opens only for what it was sealed for.
// rules: X34.07, X34.08
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Everything that is encrypted. */
export type SecretPurpose = 'totp-secret' | 'totp-enrolment' | 'id-token' | 'payment-shop' | 'webhook';

export interface SecretKey {
  /** Stands in each box, so that keys can be replaced. */
  readonly id: string;
  /** 32 random bytes. */
  readonly key: Buffer;
}

export interface SecretBox {
  /** False without a key: nothing can be sealed or opened. */
  readonly isUsable: boolean;
  /** Encrypts with the first key. `belongsTo` does not stand in the box; opening it needs the same again. */
  readonly seal: (secret: string, ...belongsTo: readonly string[]) => string;
  /** Null for a box that was changed, was sealed for something else, or whose key is not configured any more. */
  readonly open: (box: string, ...belongsTo: readonly string[]) => string | null;
  /** False for a box of an older key, which should be sealed again. */
  readonly isNewest: (box: string) => boolean;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function secretBox(keys: readonly SecretKey[], purpose: SecretPurpose): SecretBox {
  const [newest] = keys;
  const keyOf = ({ key }: SecretKey) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  // As JSON, so that no two lists of values are the same text.
  const bound = (belongsTo: readonly string[]) => Buffer.from(JSON.stringify([purpose, ...belongsTo]));
  return {
    isUsable: newest !== undefined,
    seal: (secret, ...belongsTo) => {
      if (!newest) throw new Error('no key for secrets is configured');
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(newest), iv).setAAD(bound(belongsTo));
      const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${newest.id}.${sealed.toString('base64url')}`;
    },
    open: (box, ...belongsTo) => {
      const [id, text = ''] = box.split('.');
      const key = keys.find((one) => one.id === id);
      const sealed = Buffer.from(text, 'base64url');
      if (!key || sealed.length < IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, keyOf(key), sealed.subarray(0, IV_BYTES))
        .setAAD(bound(belongsTo))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        const secret = decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES));
        return Buffer.concat([secret, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    isNewest: (box) => newest !== undefined && box.startsWith(`${newest.id}.`),
  };
}
