// Sends one submission that was left to be sent: its files and signatures first, then the submission, under the id it
// has had all along, so that a reply that was lost stores nothing twice.
// rules: W1, X31.49-X31.51, X31.88, X39.86

import { cleanFileName } from '@constancia/domain/files/file-name.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { isToFind, UNSENT } from '@constancia/domain/submissions/particulars/particulars.ts';
import { asCallError, CallError, isUnreached } from '../platform/api-client.ts';
import { epochMilliseconds } from '../platform/clock.ts';
import { dropDraft, keepDraft, readDraft } from '../platform/device/drafts.ts';
import { dropKeptFiles, keepFile, type KeptFile, readKeptFile } from '../platform/device/kept-files.ts';
import { newEntityId } from '../platform/new-id.ts';
import { dropRevisionMessage, readRevisionMessage } from '../platform/device/revision-message.ts';
import { answeringApi, submitAs } from './api.ts';
import { fileKey, setFile } from './files/file-actions.ts';
import { sendFile, sentPhoto } from './files/send-file.ts';
import { type Outcome, personOf } from './queue/queue.ts';
import { addSent } from './queue/sent-today.ts';
import { sendWaitingRevision } from './sending/send-waiting-revision.ts';
import { checkedBody } from './sending/sent-body.ts';
import type { AnsweringStore } from './session/answering-store.ts';
import { setParticular } from './session/answering-actions.ts';
import { restoredStore } from './session/restored-store.ts';
import { isDraft, type ReadyToSend, type WrittenDraft } from './session/written-draft.ts';
import { giveSignature, signatureName } from './signatures/signature-courier.ts';

type ReadyDraft = WrittenDraft & { readonly ready: ReadyToSend };

export async function sendWaiting(key: string, isTakenBack: () => boolean): Promise<Outcome> {
  const draft = await readDraft(key);
  if (!isDraft(draft) || !isReadyDraft(draft) || isTakenBack()) return { step: 'gone' };
  const store = restoredStore(draft.ready.form, draft);
  try {
    await uploadAll(store, draft, draft.ready.files);
    await findNoted(store, draft);
    return await submit(key, draft, store).catch((error: unknown) =>
      submitAgain(key, draft, { store, error }),
    );
  } catch (error) {
    return failed(key, draft, asCallError(error));
  }
}

function isReadyDraft(draft: WrittenDraft): draft is ReadyDraft {
  return draft.ready !== undefined;
}

async function submit(key: string, draft: ReadyDraft, store: AnsweringStore): Promise<Outcome> {
  const { submissionId: id, title, name, ready } = draft;
  const { answers, particulars } = store.get();
  // From here on it may be stored, and its files have arrived.
  await keepDraft(key, { ...draft, answers, particulars, mayBeStored: true, ready: { ...ready, files: [] } });
  const { code, recordCode } = await submitAsKind(key, draft, store);
  const sent = { submissionId: id, title, name, code, recordCode, at: epochMilliseconds() };
  await addSent(personOf(key), sent);
  await dropDraft(key);
  await dropKeptFiles(id);
  return { step: 'sent', sent };
}

/** The server deletes what nobody sends for long: what this device has kept of it goes again. */
async function submitAgain(
  key: string,
  draft: ReadyDraft,
  { store, error }: { readonly store: AnsweringStore; readonly error: unknown },
): Promise<Outcome> {
  const { issues } = asCallError(error);
  if (!issues.some(({ code }) => code.endsWith('file-unknown'))) throw error;
  // Few submissions wait for so long.
  const { unknownToServer } = await import('./sending/carry-files.ts');
  const { files, slots } = unknownToServer(store, issues);
  for (const at of files) {
    const kept = await readKeptFile(draft.submissionId, fileKey(at));
    if (!kept) throw error;
    await keepFile(draft.submissionId, fileKey(at), { ...kept, uploadId: newEntityId(), key: null });
  }
  for (const slot of slots) giveSignature(store, slot, { imageId: UNSENT });
  await uploadAll(store, draft, files);
  return submit(key, draft, store);
}

async function submitAsKind(key: string, draft: ReadyDraft, store: AnsweringStore) {
  const { answers, particulars } = store.get();
  if (draft.kind === 'revision') return { code: await sendRevision(key, draft, answers), recordCode: '' };
  if (draft.kind !== 'completion') return submitNew(draft, store);
  // Visitors complete nothing.
  const { sendWaitingCompletion } = await import('./sending/send-waiting-completion.ts');
  const code = await sendWaitingCompletion(personOf(key), draft, { answers, particulars });
  return { code, recordCode: '' };
}

async function sendRevision(key: string, draft: ReadyDraft, answers: AnswerSet): Promise<string> {
  const [person, id] = [personOf(key), draft.submissionId];
  const code = await sendWaitingRevision(draft, { answers, message: readRevisionMessage(person, id) });
  await dropRevisionMessage(person, id);
  return code;
}

async function submitNew({ submissionId: id, version, formId, ready }: ReadyDraft, store: AnsweringStore) {
  const { body, issues } = checkedBody(store);
  const { evidence } = store.get();
  if (issues.length > 0) throw new CallError('answers-invalid', { status: 422 });
  return submitAs(
    ready.as,
    {
      formId,
      body: {
        id,
        version,
        language: ready.language,
        ...body,
        ...(evidence && { evidence: { ...evidence, sentAt: new Date(epochMilliseconds()).toISOString() } }),
        ...(ready.state !== null && { state: ready.state }),
      },
    },
    { onPuzzle: () => {}, signal: new AbortController().signal },
  );
}

/** What waiting cannot cure leaves the queue and stays as a draft, with the reason. */
async function failed(key: string, { mayBeStored }: ReadyDraft, error: CallError): Promise<Outcome> {
  const { code, status, values } = error;
  if (code === 'not-signed-in' || code === 'portal-entry-failed') return { step: 'signed-out' };
  if (isUnreached(error) || status === 0 || BUSY.includes(status)) return { step: 'later' };
  if (status >= 500) return { step: 'skipped' };
  const draft = await readDraft(key);
  if (!isDraft(draft)) return { step: 'gone' };
  const { ready: _ready, ...rest } = draft;
  // A refusal says that this attempt stored nothing; of those before it nothing more is known.
  await keepDraft(key, { ...rest, mayBeStored, refused: { code, values } });
  return { step: 'refused' };
}

/** The server takes nothing now: too many requests, a puzzle that grew, or no time. */
const BUSY: readonly number[] = [428, 429, 503, 507];

async function uploadAll(
  store: AnsweringStore,
  draft: ReadyDraft,
  files: ReadyToSend['files'],
): Promise<void> {
  const api = answeringApi(draft.ready.as, draft.formId);
  for (const at of files) {
    const kept = await readKeptFile(draft.submissionId, fileKey(at));
    if (!kept) throw new CallError('file-not-found', { status: 404 });
    store.change(setFile(at, kept.key ?? (await uploadFile(draft, at, kept))));
  }
  for (const { slot, imageId } of draftedSignatures(store)) {
    if (imageId !== UNSENT) continue;
    const kept = await readKeptFile(draft.submissionId, signatureName(store, slot));
    if (!kept) throw new CallError('file-not-found', { status: 404 });
    const upload = { submissionId: draft.submissionId, slot, png: kept.file };
    giveSignature(store, slot, await api.signatures.upload(upload, new AbortController().signal));
  }
}

/** Looks up whose number was noted without a connection. */
async function findNoted(store: AnsweringStore, { formId }: ReadyDraft): Promise<void> {
  const { citizen } = store.get().particulars;
  if (!citizen || !isToFind(citizen)) return;
  // Visitors do not download the register.
  const { personApi } = await import('./person/person-api.ts');
  const { personType, documentNumber: number } = citizen;
  const { person, alreadyAnswered } = await personApi(formId).find({ personType, number });
  if (!person) throw new CallError('not-found', { status: 404, values: { number } });
  if (alreadyAnswered) throw new CallError('already-answered', { status: 409 });
  store.change(setParticular({ citizen: person }));
}

function draftedSignatures(store: AnsweringStore) {
  return store.get().particulars.signatures;
}

async function uploadFile(
  { submissionId, version, formId, ready }: ReadyDraft,
  at: ReadyToSend['files'][number],
  kept: KeptFile,
): Promise<string> {
  const { file, uploadId } = kept;
  const { files } = answeringApi(ready.as, formId);
  if (!files) return '';
  const broken = new AbortController();
  const announced = {
    id: uploadId,
    submissionId,
    version,
    questionId: at.questionId,
    kind: at.kind,
    name: cleanFileName(file.name),
    bytes: file.size,
  };
  const { key } = await sendFile(
    files,
    { uploadId, file, start: () => files.start({ ...announced, ...sentPhoto(kept) }, broken.signal) },
    {
      skipPause: new EventTarget(),
      signal: broken.signal,
      onProgress: () => {},
      // The queue has pauses of its own.
      onWaiting: () => broken.abort(new CallError('offline')),
    },
  );
  return key ?? '';
}
