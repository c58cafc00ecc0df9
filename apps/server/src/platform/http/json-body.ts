// Reads JSON bodies late and with limits: after the caller is known, and after a scan has counted the values
// in the body. Parsing builds every value, so four million bytes can become half a gigabyte; counting costs
// nearly nothing.
// rules: X25.11, X25.12
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** A body as its raw bytes. */
export class JsonBytes {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

export interface JsonLimits {
  /** Most objects, lists and single values together. */
  readonly values: number;
}

/** Leaves JSON bodies unparsed, for `readJson`. */
export function keepJsonBytes(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, new JsonBytes(body as Buffer)),
  );
}

/** Throws payload-too-large, and what the framework throws for invalid JSON. */
export async function readJson(
  app: FastifyInstance,
  request: FastifyRequest,
  { bytes, limits }: { readonly bytes: Buffer; readonly limits: JsonLimits },
): Promise<unknown> {
  // Each value but the last takes two bytes, so a small body cannot hold too many.
  if (bytes.length / 2 > limits.values && holdsMore(bytes, limits.values))
    throw new Problem('payload-too-large');
  // Parses as the framework does: keys that change prototypes are refused.
  const parse = app.getDefaultJsonParser('error', 'error');
  return new Promise((resolve, reject) => {
    void parse(request, bytes.toString(), (error, body) => (error ? reject(error) : resolve(body)));
  });
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);

/**
 * Walks over the bytes once and stops when there are too many values. The parser decides later whether it is
 * valid JSON.
 */
function holdsMore(bytes: Buffer, most: number): boolean {
  let values = 0;
  for (let at = 0; at < bytes.length && values <= most; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (byte === COMMA || OPENING.has(byte)) values++;
  }
  return values > most;
}

/** Position at which the text that begins at this quote ends; the end of the bytes when it is not closed. */
function endOfText(bytes: Buffer, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
