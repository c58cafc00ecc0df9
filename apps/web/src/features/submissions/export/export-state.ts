// What a person sees of an export, from what the server says of it.
// rules: R4.36, R7.32
import type { ExportProgress } from '@constancia/contract/submissions/exports.ts';
import type { CallError } from '../../../platform/api-client.ts';

export type ExportState =
  | { readonly step: 'none' | 'done' | 'ended' }
  | { readonly step: 'waiting'; readonly ahead: number }
  | { readonly step: 'writing'; readonly percent: number }
  | { readonly step: 'failed'; readonly problem: CallError | null };

/** 0 to 99: what is whole is done. */
function percentOf({ made, total }: ExportProgress): number {
  return total === 0 ? 0 : Math.min(99, Math.floor((made / total) * 100));
}

export function stateOf(progress: ExportProgress): ExportState {
  const { state, ahead } = progress;
  if (state === 'waiting') return { step: 'waiting', ahead };
  if (state === 'writing') return { step: 'writing', percent: percentOf(progress) };
  return state === 'failed' ? { step: 'failed', problem: null } : { step: state };
}
