// The files of a viewed submission: their names, and URLs that are valid for five minutes and renewed before that.
// rules: R5.25, R5.26, W12, X14.09, X39.62

import type { Reply } from '@constancia/contract/endpoint.ts';
import type { listSubmissionFiles } from '@constancia/contract/submissions/uploads.ts';
import type { SubmissionView } from '@constancia/contract/submissions/submissions.ts';
import { type AnswerSet, ATTACHMENT_KINDS } from '@constancia/domain/submissions/answers/answers.ts';
import { photoText } from '@constancia/domain/submissions/evidence/photo-evidence.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, useMemo } from 'react';
import { call } from '../../../platform/api-client.ts';
import { type Unread, unreadOf } from '../../../platform/unread.ts';
import { photoWords } from './evidence-words.ts';

export type SubmissionFile = Reply<typeof listSubmissionFiles>['files'][number] & {
  /** When and where the photo was taken, for people. */
  readonly note?: string;
};
/** By storage key; null until they are loaded. */
export type SubmissionFiles = ReadonlyMap<string, SubmissionFile> | null;

export const SubmissionFilesContext = createContext<SubmissionFiles>(null);

/** Milliseconds: a minute before the URLs expire. */
const FRESH = 4 * 60_000;

interface FilesRead {
  readonly files: SubmissionFiles;
  readonly failure: Unread | null;
}

const NO_FILES: readonly string[] = [];

/** Storage keys of the files that the answers name. */
function keysIn({ main, rows }: AnswerSet): readonly string[] {
  const copies = Object.values(rows).flat();
  return [main, ...copies.map(({ answers }) => answers)]
    .flatMap((answers) => Object.values(answers))
    .flatMap((answer) => ATTACHMENT_KINDS.flatMap((kind) => answer[kind] ?? []));
}

/** Asked for again when the answers name other files, e.g. after a correction; null while they are not read. */
export function useSubmissionFiles(submissionId: string, answers: AnswerSet | null): FilesRead {
  const keys = useMemo(() => (answers ? keysIn(answers) : NO_FILES), [answers]);
  const read = useQuery({
    queryKey: ['submission-files', submissionId, keys],
    queryFn: ({ signal }) =>
      call<typeof listSubmissionFiles>({
        method: 'GET',
        path: '/api/submissions/:submissionId/files',
        params: { submissionId },
        signal,
      }),
    select: toMap,
    enabled: keys.length > 0,
    staleTime: FRESH,
    refetchInterval: FRESH,
  });
  return { files: read.data ?? null, failure: unreadOf(read) };
}

/** With what is said under each photo of when and where it was taken. */
export function withNotes(
  files: SubmissionFiles,
  { definition, timeZone }: Pick<SubmissionView, 'definition' | 'timeZone'>,
): SubmissionFiles {
  const shown = {
    accuracyLimit: definition.accuracyLimit,
    moment: (iso: string) => dateAndTime(iso, timeZone),
  };
  const noted = [...(files ?? [])].map(([key, file]): [string, SubmissionFile] => [
    key,
    file.photo ? { ...file, note: photoText(file.photo, photoWords(), shown) } : file,
  ]);
  return files && new Map(noted);
}

function toMap({ files }: { readonly files: readonly SubmissionFile[] }): SubmissionFiles {
  return new Map(files.map((file) => [file.key, file]));
}
