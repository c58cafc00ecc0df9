// The live stream of a browser: that something changed in a form, and that it may have to sign in again. It has no content;
// what changed is asked for as ever, under the rights of that moment.
// rules: X33.61
import { LIVE } from '@constancia/domain/limits.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { int4InUrl } from './shapes.ts';

export const followChanges = endpoint({
  method: 'GET',
  path: '/api/live',
  summary: 'That submissions changed in forms whose submissions a person may see, as it happens',
  access: { kind: 'signed-in' },
  often: { rate: 'live', by: 'account' },
  audit: 'nothing',
  /** `seconds`: how long the stream stays open; it only begins when absent. */
  query: z.strictObject({ seconds: int4InUrl().min(0).max(LIVE.seconds).default(0) }),
  file: 'text/event-stream',
  problems: ['too-many-requests', 'unavailable'],
});

/**
 * `open`: from now on, so what was read before may be old. `form`: submissions of that form changed. `access`: the session,
 * or what it may do, has changed, and the stream ends.
 */
export type LiveEvent =
  | { readonly kind: 'open' }
  | { readonly kind: 'form'; readonly id: string }
  | { readonly kind: 'access' };
