// What the fields of files ask of the server; the screens say how, as staff or as a visitor.
// rules: A7.24, A7.25, A7.28, X14.02, X14.03
import type { startUpload, Upload } from '@constancia/contract/uploads.ts';
import type { BodyIn } from '@constancia/contract/endpoint.ts';

export interface FileCalls {
  readonly start: (announced: BodyIn<typeof startUpload>, signal: AbortSignal) => Promise<Upload>;
  readonly send: (piece: SentPiece, signal: AbortSignal) => Promise<Upload>;
  readonly finish: (uploadId: string, signal: AbortSignal) => Promise<Upload>;
  readonly remove: (uploadId: string) => Promise<void>;
}

export interface SentPiece {
  readonly uploadId: string;
  readonly offset: number;
  readonly content: Blob;
}
