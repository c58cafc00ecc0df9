// Nothing that a person sends is judged or stored before the virus scanner has seen it: what judges files takes only
// bytes that were scanned, and this file is the only one that makes them. Where nothing scans, they count as scanned.
// rules: X37.35, X37.36
import { buffer } from 'node:stream/consumers';
import type { FileScanner } from './file-scanner.ts';

declare const scanned: unique symbol;

/** Bytes in which the scanner of the installation found nothing. */
export type ScannedBytes = Buffer & { readonly [scanned]: true };

const PIECE = 65_536;

/** Throws InfectedFile, ScanFailure. */
export async function scanBytes(scanner: FileScanner, bytes: Buffer): Promise<ScannedBytes> {
  await scanner.scan(piecesOf(bytes));
  return bytes as ScannedBytes;
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

export interface ScannedContent {
  readonly open: () => Promise<AsyncIterable<Buffer>>;
  readonly read: () => Promise<ScannedBytes>;
}

/**
 * Scans stored content that does not change any more, piece by piece without keeping it. What opens it is asked again by who
 * judges it. Throws InfectedFile, ScanFailure.
 */
export async function scanStored(
  scanner: FileScanner,
  open: ScannedContent['open'],
): Promise<ScannedContent> {
  await scanner.scan(contentOf(open));
  return { open, read: async () => (await buffer(await open())) as ScannedBytes };
}

/** Opened only when somebody reads it. */
async function* contentOf(open: ScannedContent['open']): AsyncGenerator<Buffer> {
  yield* await open();
}
