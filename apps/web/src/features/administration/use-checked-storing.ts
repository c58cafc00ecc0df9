// What a dialog with fields does: checks them before anything is sent, and says at which one something is wrong, also
// when it is the server that says so.
// rules: X33.88, X34.52, X34.58, X34.70, X40.22
import type { Issue } from '@constancia/domain/issue.ts';
import { useId, useState } from 'react';
import { asCallError } from '../../platform/api-client.ts';
import { tIssue } from '../../platform/texts.ts';
import { useStoring } from './use-storing.ts';

interface Checked<Draft> {
  /** What the fields hold, by their names; of a single field its text. */
  readonly entered: object | string;
  readonly check: (draft: Draft) => readonly Issue[];
  /** Stores it and returns the notice. */
  readonly send: (draft: Draft) => Promise<string>;
  /** First keys of the queries that show something else from then on. */
  readonly stale: readonly string[];
  readonly onClose: () => void;
}

/** What a field holds; issues of the server name the object around it too, e.g. `body.workOrder.dueOn`. */
function heldBy(entered: object | string, field: string): unknown {
  const values = new Map(typeof entered === 'string' ? [] : Object.entries(entered));
  const name = field.split('.').at(-1) ?? field;
  return values.has(name) ? values.get(name) : JSON.stringify(entered);
}

export function useCheckedStoring<Draft>({ entered, check, send, stale, onClose }: Checked<Draft>) {
  const [found, setFound] = useState<readonly Issue[]>([]);
  const [refused, setRefused] = useState(entered);
  const id = useId();
  const { isPending, isError, error, reset, mutate } = useStoring({
    send,
    notice: (text: string) => text,
    stale,
    onClose,
  });
  const issues = found.length > 0 || !isError ? found : asCallError(error).issues;
  /** Element id of a field. */
  const fieldId = (field: string) => `${id}-${field}`;
  return {
    busy: isPending,
    isError,
    /** Why it was not stored. */
    error,
    fieldId,
    /** What is wrong with a field; undefined when nothing is, and once it holds something else. */
    errorOf: (field: string) => {
      const issue = issues.find(({ at }) => at?.field === field);
      if (heldBy(entered, field) !== heldBy(refused, field)) return undefined;
      return issue && tIssue(issue.code, issue.values);
    },
    /** Sends the draft, or puts the focus at the first field that is wrong. */
    save: (draft: Draft) => {
      const wrong = check(draft);
      setFound(wrong);
      setRefused(entered);
      reset();
      const [first] = wrong;
      if (!first) mutate(draft);
      else document.getElementById(fieldId(first.at?.field ?? ''))?.focus();
    },
  };
}
