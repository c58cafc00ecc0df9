// Why a form cannot be answered, as the server says it when the form is opened or the answer sent.
// rules: A2.39, A2.42, A4.50, A8.01-A8.03, P2.43
import type { CallError } from '../../platform/api-client.ts';

const REFUSALS = [
  'form-not-found',
  'form-deleted',
  'form-outside-areas',
  'municipality-blocked',
  'limit-reached',
] as const satisfies readonly CallError['code'][];

export type RefusalCode = (typeof REFUSALS)[number];

export function isRefusal(code: CallError['code']): code is RefusalCode {
  return (REFUSALS as readonly string[]).includes(code);
}
