// Looks a person up: the kind of person, the number, the result. A chosen person is replaced only after a confirmation.
// rules: A4.10-A4.17, A4.49, X36.49, X39.70
import { type PersonType, plainNumber, searchIssue } from '@constancia/domain/citizens/person-number.ts';
import { isToFind, notedPerson } from '@constancia/domain/submissions/particulars/particulars.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { asCallError, type CallError, isUnreached } from '../../platform/api-client.ts';
import { language } from '../../platform/language.ts';
import { setParticular } from '../session/answering-actions.ts';
import type { PersonApi, PersonReply } from '../session/api.ts';
import { useAnswering, useAnsweringStore } from '../session/use-answering.tsx';

/** The content of the fields; no kind is chosen at the beginning (A4.10). */
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
  | { readonly kind: 'failed'; readonly error: CallError }
  /** Whom the link of the citizen portal names. */
  | { readonly kind: 'searching-of-link' }
  | { readonly kind: 'link-failed'; readonly error: CallError };

const NONE: Outcome = { kind: 'none' };

export interface PersonSearch {
  readonly chosen: Citizen | null;
  readonly wanted: Wanted;
  readonly outcome: Outcome;
  /** A change that was asked for while a person is chosen, and waits for confirmation (A4.15, A4.16). */
  readonly pending: Wanted | null;
  readonly want: (next: Wanted) => void;
  readonly confirmChange: () => void;
  readonly refuseChange: () => void;
  /** False while the number cannot be searched (A5.21). */
  readonly maySearch: boolean;
  readonly onBlurNumber: () => void;
  readonly search: () => void;
  /** Asks again whom the link names. */
  readonly searchOfLink: () => void;
  readonly openCreation: () => void;
  /** Keeps the number to be looked up later; null while the register is reached, or nobody waits for it. */
  readonly note: (() => void) | null;
  /** Looks the noted number up. */
  readonly findNoted: () => void;
  /** Takes the person that a search or a creation returned. */
  readonly take: (reply: PersonReply) => void;
  readonly dismiss: () => void;
}

export function usePersonSearch(people: PersonApi): PersonSearch {
  const store = useAnsweringStore();
  const chosen = useAnswering(({ particulars }) => particulars.citizen);
  const [wanted, setWanted] = useState<Wanted>(() => wantedOf(chosen));
  const [pending, setPending] = useState<Wanted | null>(null);
  const [outcome, setOutcome] = useState(NONE);
  const [isAway, setAway] = useState(false);
  // Counts the searches: a reply to a number that has changed since is ignored.
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
    store.change(setParticular({ citizen: person }));
    apply(wantedOf(person));
  };
  const { personType, number } = wanted;
  const maySearch = personType !== null && searchIssue({ personType, number }, language) === null;
  const ask = async (find: () => Promise<PersonReply | null>, failed: 'failed' | 'link-failed') => {
    const turn = ++asked.current;
    setOutcome({ kind: failed === 'failed' ? 'searching' : 'searching-of-link' });
    try {
      const reply = await find();
      setAway(false);
      if (turn !== asked.current) return;
      if (reply) take(reply);
      else setOutcome(NONE);
    } catch (error) {
      const failure = asCallError(error);
      setAway(isUnreached(failure));
      if (turn === asked.current) setOutcome({ kind: failed, error: failure });
    }
  };
  const search = () => {
    if (personType === null || outcome.kind === 'searching') return;
    if (!maySearch) return setOutcome({ kind: 'number-wrong' });
    void ask(() => people.find({ personType, number: plainNumber(personType, number) }), 'failed');
  };
  const note = () => {
    if (personType === null) return;
    store.change(setParticular({ citizen: notedPerson(personType, plainNumber(personType, number)) }));
    setOutcome(NONE);
  };
  const findNoted = () => {
    if (!chosen || !isToFind(chosen)) return;
    const { personType: type, documentNumber } = chosen;
    void ask(async () => {
      const reply = await people.find({ personType: type, number: documentNumber });
      // Nobody is chosen any more: the fields hold the number, and a person can be created.
      if (!reply.person || reply.alreadyAnswered) store.change(setParticular({ citizen: null }));
      return reply;
    }, 'failed');
  };
  const searchOfLink = () => {
    if (people.ofPortal) void ask(people.ofPortal, 'link-failed');
  };
  // Once: the effects of a step that was hidden run again when it is shown.
  const arrived = useRef(false);
  const arrive = useEffectEvent(() => {
    if (!arrived.current && !chosen) searchOfLink();
    arrived.current = true;
  });
  useEffect(() => arrive(), []);
  return {
    chosen,
    wanted,
    outcome,
    pending,
    want: (next) => (chosen ? setPending(next) : apply(next)),
    confirmChange: () => {
      store.change(setParticular({ citizen: null }));
      if (pending) apply(pending);
    },
    refuseChange: () => setPending(null),
    maySearch,
    onBlurNumber: () => {
      if (number !== '' && !maySearch && !chosen) setOutcome({ kind: 'number-wrong' });
    },
    search,
    searchOfLink,
    note: people.notes && isAway && maySearch && !chosen ? note : null,
    findNoted,
    openCreation: () => setOutcome({ kind: 'creating' }),
    take,
    dismiss: () => setOutcome(NONE),
  };
}

function wantedOf(citizen: Citizen | null): Wanted {
  return { personType: citizen?.personType ?? null, number: citizen?.documentNumber ?? '' };
}
