// Under which key this device keeps what a citizen of the portal writes: nobody else finds it.
// rules: X31.43, X31.49
import type { PortalEntry } from '@constancia/contract/submissions/portal.ts';
import { visitorDraftKey } from '../../answering/session/written-draft.ts';

export function citizenKey({ municipality, citizen }: Pick<PortalEntry, 'municipality' | 'citizen'>): string {
  return visitorDraftKey(`${municipality.id}-${citizen.id}`);
}
