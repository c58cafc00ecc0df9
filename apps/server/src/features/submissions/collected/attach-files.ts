// Files of an archive that answers name: each is scanned, judged by its content and stored, unused, before the submission that
// names it. What the import did not use is taken back.
// rules: X38.103
import { checkFile } from '@constancia/domain/files/attachment.ts';
import type { CollectedAttachment } from '@constancia/domain/interchange/collected/attachments.ts';
import type { CollectedSubmission } from '@constancia/domain/interchange/collected/read-collected.ts';
import { COLLECTED_REASONS, type CollectedLine } from '@constancia/domain/interchange/collected/report.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import {
  type AnswersByQuestion,
  type AnswerSet,
  ATTACHMENT_KINDS,
} from '@constancia/domain/submissions/answers/answers.ts';
import type { ZipEntry } from '../../../platform/file-checks/zip-archive.ts';
import {
  fileKindOf,
  type IncomingImageServices,
  judgeFile,
  scannedBytes,
  storeAttachment,
  takeBackAttachment,
} from '../../files/public.ts';
import { contentOf } from './read-archive.ts';

export interface Attached {
  /** Name in the archive -> storage key. */
  readonly keys: Map<string, string>;
  readonly lines: CollectedLine[];
}

export interface Attaching {
  readonly municipalityId: string;
  readonly formId: string;
  /** Id and username of who imports. */
  readonly userId: string;
  readonly by: string;
  readonly media: ReadonlyMap<string, ZipEntry>;
  readonly dryRun: boolean;
  readonly attached: Attached;
}

/** A submission and the files that it names. */
interface Naming extends Pick<CollectedSubmission, 'attachments'> {
  readonly submissionId: string;
}

/** Throws what the scanner says, and collected-archive-unreadable; what was stored is in `attached` by then. */
export async function attachFiles(
  services: IncomingImageServices,
  attaching: Attaching,
  { submissionId, attachments }: Naming,
): Promise<void> {
  for (const attachment of attachments) {
    const issue = await attachFile(services, attaching, { submissionId, attachment });
    if (issue) attaching.attached.lines.push(refusedLine(attachment, issue));
  }
}

function refusedLine({ file, row, column, name }: CollectedAttachment, issue: Issue): CollectedLine {
  const reason = 'file-refused';
  return { file, row, column, reason, severity: COLLECTED_REASONS[reason], text: name, issue };
}

async function attachFile(
  services: IncomingImageServices,
  { media, municipalityId, formId, userId, by, dryRun, attached }: Attaching,
  { submissionId, attachment }: { readonly submissionId: string; readonly attachment: CollectedAttachment },
): Promise<Issue | null> {
  const { name, kind } = attachment;
  const entry = media.get(name);
  const issue = checkFile(kind, { name, bytes: entry?.size ?? 0, mediaType: '' });
  if (!entry || issue) return issue;
  const incoming = { municipalityId, of: formId, by, kind: fileKindOf(kind), name };
  const bytes = await scannedBytes(services, incoming, await contentOf(entry));
  const judged = await judgeFile(kind, name, bytes);
  if (!judged) return { code: 'file-format' };
  if (dryRun) return null;
  const file = { municipalityId, formId, submissionId, kind, name, uploadedBy: userId, judged, bytes };
  attached.keys.set(name, await storeAttachment(services, file));
  return null;
}

/** Files stay for the submissions that were stored; the others are taken back. */
export async function takeBackUnused(
  services: IncomingImageServices,
  municipalityId: string,
  { keys }: Pick<Attached, 'keys'>,
): Promise<void> {
  for (const key of keys.values()) await takeBackAttachment(services, { municipalityId, key });
}

/** The answers with the keys of their files where the names of these stood. */
export function withKeys({ main, rows, ticked }: AnswerSet, keys: ReadonlyMap<string, string>): AnswerSet {
  const keyed = (answers: AnswersByQuestion): AnswersByQuestion =>
    Object.fromEntries(
      Object.entries(answers).map(([id, answer]) => [
        id,
        Object.fromEntries(
          Object.entries(answer).map(([field, value]) => {
            const isFile = ATTACHMENT_KINDS.some((kind) => kind === field);
            return [field, isFile ? (keys.get(String(value)) ?? value) : value];
          }),
        ),
      ]),
    );
  return {
    ticked,
    main: keyed(main),
    rows: Object.fromEntries(
      Object.entries(rows).map(([id, copies]) => [
        id,
        copies.map((copy) => ({ ...copy, answers: keyed(copy.answers) })),
      ]),
    ),
  };
}
