// When a submission is sent as a new one, its files and signatures belong to the former id on the server. The device
// uploads what it has kept of them again, under the new id.
// rules: W1, X14.06, X31.45
import type { AttachmentKind } from '@constancia/domain/files/attachment.ts';
import type { FieldRef, Issue } from '@constancia/domain/issue.ts';
import type { Answer } from '@constancia/domain/submissions/answers/answers.ts';
import { signatureField } from '@constancia/domain/submissions/particulars/particulars.ts';
import { dropKeptFiles, readKeptFile } from '../../platform/device/kept-files.ts';
import { type FileSlotRef, fileKey, setFile } from '../files/file-actions.ts';
import { fileSlotOf } from '../files/file-slots.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import type { AnsweringSurroundings } from '../session/api.ts';
import { courierOf, giveSignature, signatureName } from '../signatures/signature-courier.ts';

const KINDS: readonly AttachmentKind[] = ['image', 'document', 'video', 'audio'];

/**
 * `from`: the former id. Resolves when everything has arrived or failed; returns what this device does not have any
 * more, so that the person can attach it again.
 */
export async function carryFiles(
  store: AnsweringStore,
  around: AnsweringSurroundings,
  from: string,
): Promise<readonly Issue[]> {
  const lost = await Promise.all([
    ...carryAttachments(store, around, from),
    ...carrySignatures(store, around, from),
  ]);
  await dropKeptFiles(from);
  return lost.filter((issue) => issue !== null);
}

function carryAttachments(
  store: AnsweringStore,
  around: AnsweringSurroundings,
  from: string,
): readonly Promise<Issue | null>[] {
  const { files } = around;
  if (!files) return [];
  return filesIn(store).map(async (at): Promise<Issue | null> => {
    const kept = await readKeptFile(from, fileKey(at));
    store.change(setFile(at, ''));
    if (kept) await fileSlotOf(store, { ...around, files }, at).sendAgain(kept);
    return kept ? null : { code: 'file-unknown', at: fieldOf(at) };
  });
}

function carrySignatures(
  store: AnsweringStore,
  { signatures: api, submissionId }: AnsweringSurroundings,
  from: string,
): readonly Promise<Issue | null>[] {
  const courier = courierOf({ store, api, submissionId });
  const given = store.get().particulars.signatures.filter(({ image }) => image !== '');
  return given.map(async ({ slot }): Promise<Issue | null> => {
    const kept = await readKeptFile(from, signatureName(slot));
    giveSignature(store, slot, { image: '', imageId: '' });
    if (kept) await courier.confirm(slot, kept.file);
    return kept ? null : { code: 'signature-file-unknown', at: { field: signatureField(slot) } };
  });
}

/** Every file that the answers name. */
function filesIn(store: AnsweringStore): readonly FileSlotRef[] {
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
  return KINDS.filter((kind) => answer[kind] !== undefined).map((kind) => ({ ...at, kind }));
}

function fieldOf({ questionId, sectionId, rowId }: FileSlotRef): FieldRef {
  return {
    questionId,
    ...(sectionId !== undefined && { sectionId }),
    ...(rowId !== undefined && { rowId }),
  };
}
