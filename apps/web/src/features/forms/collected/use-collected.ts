// The files that are chosen, what the server says of all of them together, and storing them.
// rules: X38.38, X38.103
import { COLLECTED_ARCHIVE_MAX, COLLECTED_MAX, MEGABYTE } from '@constancia/domain/limits.ts';
import { useState } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import { readTable, TableFailure, unreadText } from '../../../platform/read-table.ts';
import { t } from '../../../platform/texts.ts';
import { type CollectedFiles, type CollectedOutcome, sendArchive, sendCollected } from './collected-api.ts';

interface Collected {
  readonly files: CollectedFiles;
  /** An archive with tables and files, which is sent as it is; then there are no other files. */
  readonly archive: File | null;
  /** Null when nothing is going on. */
  readonly busy: 'checking' | 'storing' | null;
  readonly failure: string;
  /** Of the check; null before one. */
  readonly checked: CollectedOutcome | null;
  /** How many were stored; null before. */
  readonly stored: number | null;
}

const NOTHING: Collected = {
  files: [],
  archive: null,
  busy: null,
  failure: '',
  checked: null,
  stored: null,
};
const ARCHIVE = /\.zip$/i;

/** One line of headings besides. */
const MAX = { lines: COLLECTED_MAX.lines - 1, bytes: COLLECTED_MAX.bytes };

function failureText(error: unknown, name: string): string {
  return error instanceof TableFailure
    ? unreadText(error, { name, empty: 'collected.empty', max: MAX })
    : problemText(error);
}

type Chosen = Pick<Collected, 'files' | 'archive'>;

const send = (formId: string, { files, archive }: Chosen, dryRun: boolean): Promise<CollectedOutcome> =>
  archive ? sendArchive(formId, archive, dryRun) : sendCollected(formId, files, dryRun);

export function useCollected(formId: string) {
  const [state, setState] = useState<Collected>(NOTHING);
  const check = async (chosen: Chosen) => {
    if (chosen.files.length === 0 && !chosen.archive) return setState(NOTHING);
    setState({ ...NOTHING, ...chosen, busy: 'checking' });
    try {
      const checked = await send(formId, chosen, true);
      setState({ ...NOTHING, ...chosen, checked });
    } catch (error) {
      setState({ ...NOTHING, ...chosen, failure: problemText(error) });
    }
  };
  return {
    ...state,
    names: state.archive ? [state.archive.name] : state.files.map(({ name }) => name),
    /** A file with the name of one that is chosen replaces it. */
    add: async (file: File) => {
      if (ARCHIVE.test(file.name)) {
        if (file.size <= COLLECTED_ARCHIVE_MAX.bytes) return check({ files: [], archive: file });
        const max = COLLECTED_ARCHIVE_MAX.bytes / MEGABYTE;
        const failure = t('sheet-import.too-large', { name: file.name, count: 0, max });
        return setState({ ...NOTHING, failure });
      }
      const others = state.stored === null ? state.files.filter(({ name }) => name !== file.name) : [];
      setState({ ...NOTHING, files: others, busy: 'checking' });
      try {
        const lines = (await readTable(file, MAX)).map((line) => [...line]);
        await check({ files: [...others, { name: file.name, lines }], archive: null });
      } catch (error) {
        setState({ ...NOTHING, files: others, failure: failureText(error, file.name) });
      }
    },
    remove: (name: string) =>
      void check({ files: state.files.filter((file) => file.name !== name), archive: null }),
    store: async () => {
      setState({ ...state, busy: 'storing', failure: '' });
      try {
        const outcome = await send(formId, state, false);
        // The form may have changed since the check.
        const isRefused = outcome.lines.some(({ severity }) => severity === 'refused');
        setState({ ...state, busy: null, checked: outcome, stored: isRefused ? null : outcome.stored });
      } catch (error) {
        setState({ ...state, busy: null, failure: problemText(error) });
      }
    },
  };
}
