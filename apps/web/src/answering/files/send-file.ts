// Sends one file in pieces until the server has checked it. When the connection breaks it waits, then asks the server
// where to continue.
// rules: A8.07, X14.03, X36.30, X37.37, X39.71

import type { BodyIn } from '@constancia/contract/endpoint.ts';
import type { startUpload, Upload } from '@constancia/contract/submissions/uploads.ts';
import { UPLOAD_PIECE_MAX } from '@constancia/domain/limits.ts';
import type { PhotoEvidence } from '@constancia/domain/submissions/evidence/photo-evidence.ts';
import type { Mark } from '@constancia/domain/submissions/evidence/photo-marks.ts';
import { CallError, isUnreached } from '../../platform/api-client.ts';
import { epochMilliseconds } from '../../platform/clock.ts';
import type { FileApi } from '../session/api.ts';

/** Small enough for a bad connection, which loses only the last piece, and large enough for big files. */
const PIECE = 256 * 1024;
const LARGE_ABOVE = 5 * UPLOAD_PIECE_MAX;
/** Milliseconds until the next attempt when the browser does not report that the connection is back. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 20_000;
/** How often in a row the server may fail before a person is asked what to do. */
const FAILURES_MAX = 5;

export interface FileToSend {
  readonly uploadId: string;
  readonly file: File;
  /** Announces the file, or asks how much of it has arrived. */
  readonly start: () => Promise<Upload>;
}

export interface SendNotices {
  /** Bytes that have arrived. */
  readonly onProgress: (sent: number) => void;
  readonly onWaiting: () => void;
  /** Ends a pause early. */
  readonly skipPause: EventTarget;
}

interface PhotoGiven {
  readonly photo?: PhotoEvidence | undefined;
  readonly marks?: readonly Mark[] | undefined;
}

/** As the server takes it, at each attempt. A clock that was put back since leaves the moment of sending. */
export function sentPhoto({ photo, marks }: PhotoGiven): Pick<BodyIn<typeof startUpload>, 'photo' | 'marks'> {
  const sentAt = new Date(epochMilliseconds()).toISOString();
  return {
    ...(photo && { photo: { ...photo, at: photo.at < sentAt ? photo.at : sentAt, sentAt } }),
    ...(marks && marks.length > 0 && { marks: [...marks] }),
  };
}

/** Throws CallError for failures that waiting cannot cure, and when it is aborted. */
export async function sendFile(
  api: FileApi,
  { uploadId, file, start }: FileToSend,
  { onProgress, onWaiting, skipPause, signal }: SendNotices & { readonly signal: AbortSignal },
): Promise<Upload> {
  let waits = pauses();
  let failures = 0;
  for (;;) {
    try {
      const { key, received: before } = await start();
      let received = key === null ? before : file.size;
      while (received < file.size) {
        onProgress(received);
        received = await sendPiece(api, { uploadId, offset: received, file }, signal);
        waits = pauses();
        failures = 0;
      }
      onProgress(file.size);
      return await api.finish(uploadId, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof CallError) || !isPassing(error)) throw error;
      failures += isServerFailing(error) ? 1 : 0;
      if (failures >= FAILURES_MAX) throw error;
      onWaiting();
      await pauseFor(waits.next().value, { skipPause, signal });
    }
  }
}

/** The pauses between attempts, each twice as long up to the longest. */
export function* pauses(): Generator<number, never> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) yield pause;
}

export function isPassing({ code, status }: CallError): boolean {
  // Nobody knows when the scanner of viruses is back: the person is told, and tries again.
  if (code === 'file-unchecked') return false;
  const waits = isUnreached({ code }) || code === 'unavailable' || code === 'upload-offset' || status === 503;
  return waits || code === 'storage-full' || code === 'upload-not-found';
}

/**
 * It was reached and is broken, or does not know the upload: waiting for a connection does not help. An upload is not found by
 * whose session has ended in the middle; announcing it again asks for signing in.
 */
function isServerFailing({ code, status }: CallError): boolean {
  return code === 'upload-not-found' || (code === 'unavailable' && status !== 503);
}

/** Returns how much has arrived, whichever request delivered it. */
async function sendPiece(
  api: FileApi,
  { uploadId, offset, file }: { readonly uploadId: string; readonly offset: number; readonly file: File },
  signal: AbortSignal,
): Promise<number> {
  const length = file.size > LARGE_ABOVE ? UPLOAD_PIECE_MAX : PIECE;
  try {
    const content = file.slice(offset, offset + length);
    return (await api.send({ uploadId, offset, content }, signal)).received;
  } catch (error) {
    const arrived = error instanceof CallError && error.code === 'upload-offset' && error.values['offset'];
    if (typeof arrived === 'number') return arrived;
    throw error;
  }
}

/** Waits until the time is over, the connection is back, or the person asks to retry now. */
export function pauseFor(
  milliseconds: number,
  { skipPause, signal }: { readonly skipPause?: EventTarget; readonly signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      skipPause?.removeEventListener('nudge', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
    skipPause?.addEventListener('nudge', go);
    signal.addEventListener('abort', go);
  });
}
