// Sends a spreadsheet as a file while it is written.
// rules: X34.60, X34.63
import { Readable } from 'node:stream';
import { SHEET_FILE } from '@constancia/contract/administration/sheet-outcome.ts';
import type { FastifyReply } from 'fastify';

export function sendSheet(reply: FastifyReply, name: string, pieces: AsyncGenerator<Buffer>): FastifyReply {
  return reply
    .header('content-type', SHEET_FILE)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(pieces, { objectMode: false }));
}
