// The thread that checks one file and ends; its exit code is the verdict.
// rules: X27.11
import { workerData } from 'node:worker_threads';
import { isDocument } from './document-content.ts';
import { type DocumentToJudge, SOUND, UNSOUND } from './verdict.ts';

const { type, bytes } = workerData as DocumentToJudge;
const sound = await isDocument(type, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
process.exit(sound ? SOUND : UNSOUND);
