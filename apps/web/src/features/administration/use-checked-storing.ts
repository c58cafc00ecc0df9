// What a dialog with fields does: checks them before anything is sent, and says at which one something is wrong, also
// when it is the server that says so.
// rules: X33.88, X34.52, X34.58, X34.70, X34.80
import type { Issue } from '@constancia/domain/issue.ts';
import { useId, useState } from 'react';
import { asCallError } from '../../platform/api-client.ts';
import { tIssue } from '../../platform/texts.ts';
import { useStoring } from './use-storing.ts';

interface Checked<Draft> {
  readonly check: (draft: Draft) => readonly Issue[];
  /** Stores it and returns the notice. */
  readonly send: (draft: Draft) => Promise<string>;
  /** First keys of the queries that show something else from then on. */
  readonly stale: readonly string[];
  readonly onClose: () => void;
}

export function useCheckedStoring<Draft>({ check, send, stale, onClose }: Checked<Draft>) {
  const [found, setFound] = useState<readonly Issue[]>([]);
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
    /** What is wrong with a field; undefined when nothing is. */
    errorOf: (field: string) => {
      const issue = issues.find(({ at }) => at?.field === field);
      return issue && tIssue(issue.code, issue.values);
    },
    /** Sends the draft, or puts the focus at the first field that is wrong. */
    save: (draft: Draft) => {
      const wrong = check(draft);
      setFound(wrong);
      reset();
      const [first] = wrong;
      if (!first) mutate(draft);
      else document.getElementById(fieldId(first.at?.field ?? ''))?.focus();
    },
  };
}
