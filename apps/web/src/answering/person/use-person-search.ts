// Looking a person up: the kind of person, the number, what came of it. A person who is chosen is given up only after a
// question. rules: A4.10-A4.17, A4.48, A4.49, A5.21-A5.27, A8.04
import { type PersonType, plainNumber, searchIssue } from '@constancia/domain/citizens/person-number.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { useRef, useState } from 'react';
import { asCallError, type CallError } from '../../platform/api-client.ts';
import { language } from '../../platform/language.ts';
import { giveParticular } from '../session/answering-actions.ts';
import type { PersonApi, PersonReply } from '../session/api.ts';
import { useAnswering, useAnsweringStore } from '../session/use-answering.tsx';

/** What is in the fields; no type is chosen at the beginning (A4.10). */
export interface Wanted {
  readonly personType: PersonType | null;
  readonly number: string;
}

export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'number-wrong' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'creating' }
  | { readonly kind: 'already-answered' }
  | { readonly kind: 'failed'; readonly error: CallError };

const NONE: Outcome = { kind: 'none' };

export interface PersonSearch {
  readonly chosen: Citizen | null;
  readonly wanted: Wanted;
  readonly outcome: Outcome;
  /** What was asked for while somebody is chosen, and waits for a yes (A4.15, A4.16). */
  readonly pending: Wanted | null;
  readonly want: (next: Wanted) => void;
  readonly confirmChange: () => void;
  readonly refuseChange: () => void;
  /** False while the number is none that may be searched (A5.21). */
  readonly maySearch: boolean;
  readonly leaveNumber: () => void;
  readonly search: () => void;
  readonly openCreation: () => void;
  /** A person came of a search or a creation. */
  readonly take: (reply: PersonReply) => void;
  readonly dismiss: () => void;
}

export function usePersonSearch(people: PersonApi): PersonSearch {
  const store = useAnsweringStore();
  const chosen = useAnswering(({ particulars }) => particulars.citizen);
  const [wanted, setWanted] = useState<Wanted>(() => wantedOf(chosen));
  const [pending, setPending] = useState<Wanted | null>(null);
  const [outcome, setOutcome] = useState(NONE);
  // The answer to a number that was changed meanwhile counts no more.
  const asked = useRef(0);

  const apply = (next: Wanted) => {
    asked.current++;
    setWanted(next);
    setPending(null);
    setOutcome(NONE);
  };
  const take = ({ person, alreadyAnswered }: PersonReply) => {
    if (!person) return setOutcome({ kind: 'not-found' });
    if (alreadyAnswered) return setOutcome({ kind: 'already-answered' });
    store.change(giveParticular({ citizen: person }));
    apply(wantedOf(person));
  };
  const { personType, number } = wanted;
  const maySearch = personType !== null && searchIssue({ personType, number }, language) === null;
  const search = async () => {
    if (personType === null || outcome.kind === 'searching') return;
    if (!maySearch) return setOutcome({ kind: 'number-wrong' });
    const turn = ++asked.current;
    setOutcome({ kind: 'searching' });
    try {
      const reply = await people.find({ personType, number: plainNumber(personType, number) });
      if (turn === asked.current) take(reply);
    } catch (error) {
      const failure = asCallError(error);
      if (turn === asked.current) setOutcome({ kind: 'failed', error: failure });
    }
  };
  return {
    chosen,
    wanted,
    outcome,
    pending,
    want: (next) => (chosen ? setPending(next) : apply(next)),
    confirmChange: () => {
      store.change(giveParticular({ citizen: null }));
      if (pending) apply(pending);
    },
    refuseChange: () => setPending(null),
    maySearch,
    leaveNumber: () => {
      if (number !== '' && !maySearch && !chosen) setOutcome({ kind: 'number-wrong' });
    },
    search: () => void search(),
    openCreation: () => setOutcome({ kind: 'creating' }),
    take,
    dismiss: () => setOutcome(NONE),
  };
}

function wantedOf(citizen: Citizen | null): Wanted {
  return { personType: citizen?.personType ?? null, number: citizen?.documentNumber ?? '' };
}
