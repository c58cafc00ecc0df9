// The thread that checks files, one after another, and says of each whether it is sound.
// rules: X27.11
import type { DocumentType } from '@constancia/domain/files/attachment.ts';
import { replyToEach } from '../threads/reply-to-each.ts';
import { matchesType } from './file-content.ts';

export interface FileToJudge {
  readonly type: DocumentType;
  readonly bytes: Uint8Array;
}

replyToEach(({ type, bytes }: FileToJudge): Promise<boolean> => {
  return matchesType(type, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
});
