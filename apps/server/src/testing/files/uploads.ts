// Files as a device sends them with a submission: announced, sent in pieces, finished.
import type { AttachmentKind } from '@constancia/domain/submissions/answers/answers.ts';
import { testId } from '../territory.ts';
import type { Caller, TestReply, TestWorld } from '../with-app.ts';

export interface SentFile {
  readonly id: string;
  readonly formId: string;
  readonly submissionId: string;
  readonly questionId: string;
  readonly kind: AttachmentKind;
  readonly name: string;
  readonly content: Buffer;
  readonly public?: 'yes' | undefined;
}

export function announce(caller: Caller, file: SentFile, over: object = {}): Promise<TestReply> {
  const { id, formId, submissionId, content, public: open, ...rest } = file;
  return caller.post(open ? `/api/public/forms/${formId}/uploads` : `/api/forms/${formId}/uploads`, {
    ...rest,
    id: testId(id),
    submissionId: testId(submissionId),
    version: 1,
    bytes: content.length,
    ...over,
  });
}

export function piece(
  caller: Caller,
  { id, offset }: { readonly id: string; readonly offset: number },
  content: Buffer,
): Promise<TestReply> {
  return caller.send('PATCH', `/api/uploads/${testId(id)}?offset=${offset}`, content);
}

export function finish(caller: Caller, id: string): Promise<TestReply> {
  return caller.send('POST', `/api/uploads/${testId(id)}/completion`);
}

const PIECE = 1_048_576;

/** The reply to the first refused request, otherwise to the last one. */
export async function upload(caller: Caller, file: SentFile): Promise<TestReply> {
  const announced = await announce(caller, file);
  if (announced.status !== 200) return announced;
  for (let offset = 0; offset < file.content.length; offset += PIECE) {
    const sent = await piece(caller, { id: file.id, offset }, file.content.subarray(offset, offset + PIECE));
    if (sent.status !== 200) return sent;
  }
  return finish(caller, file.id);
}

/** Whether bytes of an upload that is not finished are in the storage. */
export async function isBegun({ store }: Pick<TestWorld, 'store'>, id: string): Promise<boolean> {
  return (await store.list('unfinished')).some((key) => key.startsWith(`unfinished/${testId(id)}-`));
}
