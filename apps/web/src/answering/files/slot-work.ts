// The operations of a slot that take time. The device keeps the file until the submission is sent, so an upload
// continues after a reload.
// rules: A7.28, A8.07, X14.03, X14.10

import type { Upload } from '@constancia/contract/submissions/uploads.ts';
import { cleanFileName } from '@constancia/domain/files/file-name.ts';
import { answerAt } from '@constancia/domain/submissions/answers/set-answer.ts';
import { asCallError } from '../../platform/api-client.ts';
import { dropKeptFile, keepFile, readKeptFile } from '../../platform/device/kept-files.ts';
import { beginFile, endFile, fileKey, setFile } from './file-actions.ts';
import { sendFile, sentPhoto } from './send-file.ts';
import type { ChosenFile, SlotContext } from './slot-state.ts';

export type HeldFile = ChosenFile & { readonly file: File };

/** The storage key in the answer; '' without a file. */
export function keyGiven({ store, at }: SlotContext): string {
  return answerAt(store.get().answers, at)?.[at.kind] ?? '';
}

export async function uploadFile(heart: SlotContext, chosen: HeldFile): Promise<void> {
  const { store, at, needs, show } = heart;
  const { file, uploadId, photo, marks } = chosen;
  heart.running?.abort();
  const { signal } = (heart.running = new AbortController());
  show({ step: 'uploading', chosen, sent: 0 });
  store.change(beginFile(at));
  needs.keepDraft();
  const submissionId = needs.submissionId();
  let given = chosen;
  try {
    const isKept = await keepFile(submissionId, fileKey(at), { file, uploadId, key: null, photo, marks });
    if (!isKept) given = { ...chosen, isUnkept: true };
    const { key } = await deliver(heart, given, signal);
    store.change(setFile(at, key ?? ''));
    store.change(endFile(at));
    show({ step: 'done', chosen }, 'uploaded');
    await keepFile(submissionId, fileKey(at), { file, uploadId, key, photo, marks });
  } catch (error) {
    if (signal.aborted) return;
    // Any other failure may pass, e.g. by signing in again: until then the device may be the only one that has the file.
    if (showFailure(heart, given, error) === 'refused') await dropKeptFile(submissionId, fileKey(at));
  }
}

function deliver(heart: SlotContext, chosen: HeldFile, signal: AbortSignal): Promise<Upload> {
  const { needs, at, show, skipPause } = heart;
  const { file, name, uploadId } = chosen;
  const announced = {
    id: uploadId,
    submissionId: needs.submissionId(),
    version: needs.form.version,
    questionId: at.questionId,
    kind: at.kind,
    name,
    bytes: file.size,
  };
  let sent = 0;
  const start = () => needs.files.start({ ...announced, ...sentPhoto(chosen) }, signal);
  return sendFile(
    needs.files,
    { uploadId, file, start },
    {
      skipPause,
      signal,
      onProgress: (bytes) => {
        sent = bytes;
        show({ step: 'uploading', chosen, sent });
      },
      onWaiting: () => show({ step: 'waiting', chosen, sent }),
    },
  );
}

/** A failed file prevents sending until it is retried or removed, so that nobody sends without it unknowingly. */
function showFailure(
  { store, at, show }: SlotContext,
  chosen: ChosenFile,
  error: unknown,
): 'refused' | 'failed' {
  const failure = asCallError(error);
  const [issue] = failure.issues;
  if (failure.code === 'file-refused' && issue) {
    store.change(endFile(at));
    show({ step: 'refused', issue });
    return 'refused';
  }
  show({ step: 'failed', chosen, error: failure }, 'failure');
  return 'failed';
}

/** Stops the upload and deletes the file from the device. */
export function deleteFile(heart: SlotContext): void {
  const { store, at, needs } = heart;
  heart.running?.abort();
  heart.running = null;
  store.change(endFile(at));
  void dropKeptFile(needs.submissionId(), fileKey(at));
}

export async function removeStored(heart: SlotContext, chosen: ChosenFile): Promise<void> {
  const { store, at, needs, show } = heart;
  show({ step: 'removing', chosen });
  try {
    if (chosen.uploadId !== '') await needs.files.remove(chosen.uploadId);
  } catch (error) {
    // A file that the server no longer has counts as removed.
    if (asCallError(error).code !== 'upload-not-found') return show({ step: 'done', chosen }, 'failure');
  }
  store.change(setFile(at, ''));
  deleteFile(heart);
  show({ step: 'removed', chosen }, 'removed');
}

/** After a reload: shows a file that had arrived, and continues one that had not. */
export async function restoreFile(heart: SlotContext): Promise<void> {
  const { needs, at, get, show } = heart;
  const kept = await readKeptFile(needs.submissionId(), fileKey(at));
  if (get().state.step !== 'empty') return;
  const key = keyGiven(heart);
  if (key !== '' && kept?.key !== key)
    return show({ step: 'done', chosen: { name: '', file: null, uploadId: '' } });
  if (!kept) return;
  const { file, uploadId, photo, marks } = kept;
  const chosen = { name: cleanFileName(file.name), file, uploadId, photo, marks };
  if (key !== '') show({ step: 'done', chosen });
  else if (kept.key === null) await uploadFile(heart, chosen);
}
