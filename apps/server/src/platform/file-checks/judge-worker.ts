// The thread that checks one file and ends; its exit code is the verdict.
// rules: X27.11
import { workerData } from 'node:worker_threads';
import { matchesType } from './file-content.ts';
import { type FileToJudge, SOUND, UNSOUND } from './verdict.ts';

const { type, bytes } = workerData as FileToJudge;
const sound = await matchesType(type, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
process.exit(sound ? SOUND : UNSOUND);
