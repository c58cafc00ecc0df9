// What was wrong with a form of staff when it was refused, here or by the server, and which of its fields are still as they were
// then. One that is written since is judged when it is stored again, and is not red until then.
// rules: X40.22
import type { Issue } from '@constancia/domain/issue.ts';
import { sameValue } from '@constancia/domain/reading/same-value.ts';
import { useState } from 'react';
import { tIssue } from '../../../platform/texts.ts';

/** Of what was wrong, by field, what stands at fields that hold the same as then. */
function untouched<Wrong>(
  wrong: ReadonlyMap<string, Wrong>,
  refused: object,
  now: object,
): ReadonlyMap<string, Wrong> {
  const [before, held] = [new Map(Object.entries(refused)), new Map(Object.entries(now))];
  return new Map([...wrong].filter(([field]) => sameValue(before.get(field), held.get(field))));
}

/** The first issue of each field, or question, in their order. */
export function byField(issues: readonly Issue[]): ReadonlyMap<string, Issue> {
  const found = new Map<string, Issue>();
  for (const issue of issues) {
    const field = issue.at?.field ?? issue.at?.questionId;
    if (field !== undefined && !found.has(field)) found.set(field, issue);
  }
  return found;
}

/** What is said at each field. */
export function textsByField(issues: readonly Issue[]): ReadonlyMap<string, string> {
  return new Map([...byField(issues)].map(([field, { code, values }]) => [field, tIssue(code, values)]));
}

interface Form {
  /** What the fields hold now, by their names. */
  readonly held: () => object;
  /** The element of a field. The first that is wrong gets the focus; a form without it gives the focus itself. */
  readonly idOf?: (field: string) => string;
}

export function useRefusedFields<Wrong>({ held, idOf }: Form) {
  const [{ found, entered }, setRefused] = useState({
    found: new Map() as ReadonlyMap<string, Wrong>,
    entered: held(),
  });
  return {
    /** All that was wrong. */
    found,
    /** Only where nothing was written since. */
    left: untouched(found, entered, held()),
    /** Nothing wrong: the form is being stored. */
    refuse: (wrong: ReadonlyMap<string, Wrong>) => {
      setRefused({ found: wrong, entered: held() });
      const [first] = wrong.keys();
      if (first !== undefined && idOf) document.getElementById(idOf(first))?.focus();
    },
  };
}
