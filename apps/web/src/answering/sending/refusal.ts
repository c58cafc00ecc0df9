// The reasons why a form cannot be answered, as the server reports them on opening the form or on sending.
// rules: A2.39, A2.42, A8.01-A8.03
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
