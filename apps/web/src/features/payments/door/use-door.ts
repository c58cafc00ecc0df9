// What the page of the door does: uses a ticket, and takes the last use back.
// rules: X31.13, X31.14
import type { CheckedTicket, undoTicketUse, useTicket } from '@constancia/contract/payments/tickets.ts';
import { useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { newEntityId } from '../../../platform/new-id.ts';
import { problemText } from '../../../platform/problem-text.ts';

export type DoorState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'checked'; readonly checked: CheckedTicket }
  | { readonly kind: 'undone' }
  | { readonly kind: 'failed'; readonly text: string };

export interface UseToUndo {
  readonly orderId: string;
  readonly useId: string;
}

export interface Door {
  readonly state: DoorState;
  readonly check: (code: string) => Promise<void>;
  readonly undo: (use: UseToUndo, reason: string) => Promise<void>;
}

/** `formId`: the form of the event at this door; null for every event. */
export function useDoor(formId: string | null): Door {
  const [state, setState] = useState<DoorState>({ kind: 'ready' });
  const attempt = async (work: () => Promise<DoorState>) => {
    setState({ kind: 'checking' });
    try {
      setState(await work());
    } catch (error) {
      setState({ kind: 'failed', text: problemText(error) });
    }
  };
  return {
    state,
    check: (code) =>
      attempt(async () => ({
        kind: 'checked',
        checked: await call<typeof useTicket>({
          method: 'POST',
          path: '/api/tickets/uses',
          body: { id: newEntityId(), code, formId },
        }),
      })),
    undo: (use, reason) =>
      attempt(async () => {
        await call<typeof undoTicketUse>({
          method: 'POST',
          path: '/api/tickets/:orderId/uses/:useId/undo',
          params: { ...use },
          body: { reason },
        });
        return { kind: 'undone' };
      }),
  };
}
