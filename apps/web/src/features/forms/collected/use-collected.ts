// The files that are chosen, what the server says of all of them together, and storing them.
// rules: X38.38
import { COLLECTED_MAX, MEGABYTE } from '@constancia/domain/limits.ts';
import { useState } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import { readTable, TableFailure } from '../../../platform/read-table.ts';
import { t } from '../../../platform/texts.ts';
import { type CollectedFiles, type CollectedOutcome, sendCollected } from './collected-api.ts';

interface Collected {
  readonly files: CollectedFiles;
  /** Null when nothing is going on. */
  readonly busy: 'checking' | 'storing' | null;
  readonly failure: string;
  /** Of the check; null before one. */
  readonly checked: CollectedOutcome | null;
  /** How many were stored; null before. */
  readonly stored: number | null;
}

const NOTHING: Collected = { files: [], busy: null, failure: '', checked: null, stored: null };

/** One line of headings besides. */
const MAX = { lines: COLLECTED_MAX.lines - 1, bytes: COLLECTED_MAX.bytes };

function failureText(error: unknown, name: string): string {
  if (!(error instanceof TableFailure)) return problemText(error);
  if (error.why === 'empty') return t('collected.empty', { name });
  const max = error.why === 'too-large' ? MAX.bytes / MEGABYTE : MAX.lines;
  return t(`sheet-import.${error.why}`, { name, count: error.lines, max });
}

export function useCollected(formId: string) {
  const [state, setState] = useState<Collected>(NOTHING);
  const check = async (files: CollectedFiles) => {
    if (files.length === 0) return setState(NOTHING);
    setState({ ...NOTHING, files, busy: 'checking' });
    try {
      const checked = await sendCollected(formId, files, true);
      setState({ ...NOTHING, files, checked });
    } catch (error) {
      setState({ ...NOTHING, files, failure: problemText(error) });
    }
  };
  return {
    ...state,
    /** A file with the name of one that is chosen replaces it. */
    add: async (file: File) => {
      const others = state.stored === null ? state.files.filter(({ name }) => name !== file.name) : [];
      setState({ ...NOTHING, files: others, busy: 'checking' });
      try {
        const lines = (await readTable(file, MAX)).map((line) => [...line]);
        await check([...others, { name: file.name, lines }]);
      } catch (error) {
        setState({ ...NOTHING, files: others, failure: failureText(error, file.name) });
      }
    },
    remove: (name: string) => void check(state.files.filter((file) => file.name !== name)),
    store: async () => {
      setState({ ...state, busy: 'storing', failure: '' });
      try {
        const outcome = await sendCollected(formId, state.files, false);
        // The form may have changed since the check.
        const isRefused = outcome.lines.some(({ severity }) => severity === 'refused');
        setState({ ...state, busy: null, checked: outcome, stored: isRefused ? null : outcome.stored });
      } catch (error) {
        setState({ ...state, busy: null, failure: problemText(error) });
      }
    },
  };
}
