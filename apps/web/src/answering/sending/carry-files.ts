// Uploads what the device has kept of files and signatures again: all of them when a submission is sent as a new one, as
// on the server they belong to the former id, and those that the server has deleted since when it says so.
// rules: W1, X14.06, X31.45, X39.86
import type { FieldRef, Issue } from '@constancia/domain/issue.ts';
import { type Answer, ATTACHMENT_KINDS } from '@constancia/domain/submissions/answers/answers.ts';
import { signatureField } from '@constancia/domain/submissions/particulars/particulars.ts';
import { dropKeptFiles, readKeptFile } from '../../platform/device/kept-files.ts';
import { type FileSlotRef, fileKey, setFile } from '../files/file-actions.ts';
import { fileSlotOf } from '../files/file-slots.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import type { AnsweringSurroundings } from '../session/api.ts';
import { courierOf, giveSignature, signatureName } from '../signatures/signature-courier.ts';

interface Carried {
  readonly files: readonly FileSlotRef[];
  /** Boxes of signatures. */
  readonly slots: readonly number[];
}

interface CarryingFrom extends AnsweringSurroundings {
  /** The id that the device has kept them under. */
  readonly from: string;
}

/**
 * Everything from a former id, or, with the issues of a refusal, what the server does not know. Resolves when everything has
 * arrived or failed; returns what this device does not have any more, so that the person can attach it again.
 */
export async function carryFiles(
  store: AnsweringStore,
  around: CarryingFrom,
  issues?: readonly Issue[],
): Promise<readonly Issue[]> {
  const { files, slots } = issues ? unknownToServer(store, issues) : allOf(store);
  const lost = await Promise.all([
    ...uploadAttachments(store, around, files),
    ...uploadSignatures(store, around, slots),
  ]);
  if (!issues) await dropKeptFiles(around.from);
  return lost.filter((issue) => issue !== null);
}

function allOf(store: AnsweringStore): Carried {
  const given = store.get().particulars.signatures.filter(({ image }) => image !== '');
  return { files: filesIn(store), slots: given.map(({ slot }) => slot) };
}

/** What the server does not know of the files and signatures of a submission, by its refusal. */
export function unknownToServer(store: Pick<AnsweringStore, 'get'>, issues: readonly Issue[]): Carried {
  const unknown = (code: Issue['code'], field: FieldRef) =>
    issues.some((issue) => issue.code === code && isSameField(issue.at, field));
  return {
    files: filesIn(store).filter((at) => unknown('file-unknown', fieldOf(at))),
    slots: store
      .get()
      .particulars.signatures.map(({ slot }) => slot)
      .filter((slot) => unknown('signature-file-unknown', { field: signatureField(slot) })),
  };
}

function uploadAttachments(
  store: AnsweringStore,
  { from, ...around }: CarryingFrom,
  wanted: Carried['files'],
): readonly Promise<Issue | null>[] {
  const { files } = around;
  if (!files) return [];
  return wanted.map(async (at): Promise<Issue | null> => {
    const kept = await readKeptFile(from, fileKey(at));
    store.change(setFile(at, ''));
    const slot = fileSlotOf(store, { ...around, files }, at);
    if (kept) await slot.sendAgain(kept);
    // Its field offers to attach it anew.
    else slot.appear();
    return kept ? null : { code: 'file-unknown', at: fieldOf(at) };
  });
}

function uploadSignatures(
  store: AnsweringStore,
  { from, signatures: api, submissionId }: CarryingFrom,
  slots: Carried['slots'],
): readonly Promise<Issue | null>[] {
  const courier = courierOf({ store, api, submissionId });
  return slots.map(async (slot): Promise<Issue | null> => {
    const kept = await readKeptFile(from, signatureName(store, slot));
    giveSignature(store, slot, { image: '', imageId: '' });
    if (kept) await courier.confirm(slot, kept.file);
    return kept ? null : { code: 'signature-file-unknown', at: { field: signatureField(slot) } };
  });
}

/** Every file that the answers name. */
function filesIn(store: Pick<AnsweringStore, 'get'>): readonly FileSlotRef[] {
  const { main, rows } = store.get().answers;
  const inMain = Object.entries(main).flatMap(([questionId, answer]) => filesOf(answer, { questionId }));
  const inRows = Object.entries(rows).flatMap(([sectionId, copies]) =>
    copies.flatMap(({ id: rowId, answers }) =>
      Object.entries(answers).flatMap(([questionId, answer]) =>
        filesOf(answer, { questionId, sectionId, rowId }),
      ),
    ),
  );
  return [...inMain, ...inRows];
}

function filesOf(answer: Answer, at: Omit<FileSlotRef, 'kind'>): readonly FileSlotRef[] {
  return ATTACHMENT_KINDS.filter((kind) => answer[kind] !== undefined).map((kind) => ({ ...at, kind }));
}

function isSameField(one: FieldRef | undefined, other: FieldRef): boolean {
  const names = ['field', 'questionId', 'sectionId', 'rowId'] as const;
  return names.every((name) => one?.[name] === other[name]);
}

function fieldOf({ questionId, sectionId, rowId }: FileSlotRef): FieldRef {
  return {
    questionId,
    ...(sectionId !== undefined && { sectionId }),
    ...(rowId !== undefined && { rowId }),
  };
}
