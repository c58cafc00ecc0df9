// What the page of the door does: uses a ticket, and takes the last use back.
// rules: X31.13, X31.14
import type { CheckedTicket, undoTicketUse, useTicket } from '@constancia/contract/payments/tickets.ts';
import { useRef, useState } from 'react';
import { asCallError, call, isUnreached } from '../../../platform/api-client.ts';
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
  const attempts = useRef(0);
  /** Ids of uses without a reply, by the code of the ticket: the server may have stored them, and says the same again. */
  const unanswered = useRef(new Map<string, string>());
  const attempt = async (work: () => Promise<DoorState>) => {
    attempts.current += 1;
    const mine = attempts.current;
    setState({ kind: 'checking' });
    const reached = await work().catch(
      (error: unknown): DoorState => ({ kind: 'failed', text: problemText(error) }),
    );
    // The next person may be at the door already.
    if (mine === attempts.current) setState(reached);
  };
  const use = async (code: string): Promise<CheckedTicket> => {
    const id = unanswered.current.get(code) ?? newEntityId();
    unanswered.current.set(code, id);
    try {
      const checked = await call<typeof useTicket>({
        method: 'POST',
        path: '/api/tickets/uses',
        body: { id, code, formId },
      });
      unanswered.current.delete(code);
      return checked;
    } catch (error) {
      if (!isUnreached(asCallError(error))) unanswered.current.delete(code);
      throw error;
    }
  };
  return {
    state,
    check: (code) => attempt(async () => ({ kind: 'checked', checked: await use(code) })),
    undo: (used, reason) =>
      attempt(async () => {
        await call<typeof undoTicketUse>({
          method: 'POST',
          path: '/api/tickets/:orderId/uses/:useId/undo',
          params: { ...used },
          body: { reason },
        });
        return { kind: 'undone' };
      }),
  };
}
