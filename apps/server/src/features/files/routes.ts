// Reads a file by its signed URL. Each time, the feature that stored the file decides whether the person may
// read it.
// rules: W12, X33.75
import { readFile } from '@constancia/contract/files.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { FileSigner } from '../../platform/files/signed-url.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { Problem } from '../../platform/http/problem.ts';
import { askedRange, hasRanges, refuseRange } from './byte-range.ts';
import { type FileRow, findFile } from './queries.ts';

/** Whether this person may read the file now. A visitor is null; their request may bring a receipt. */
export type FileRight = (actor: Actor | null, file: FileRow, request: FastifyRequest) => Promise<boolean>;

interface FileServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly store: FileStore;
  readonly signer: FileSigner;
  /** Rights by the kind of the file. */
  readonly rights: Readonly<Record<string, FileRight>>;
}

/** The browser saves the file instead of showing it, under the name that people gave it, in any script. */
function disposition(name: string): string {
  if (name === '') return 'attachment';
  const plain = name.replace(/[^ -~]|[\\"%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

export function fileRoutes({ db, clock, store, signer, rights }: FileServices): readonly Route[] {
  return [
    route(readFile, async ({ actor, query, request, reply }) => {
      if (!signer.isValid(query, actor?.userId ?? '', clock()) && !signer.isValid(query, '', clock()))
        throw new Problem('file-not-found');
      const file = await findFile(db, query.key);
      const mayRead = file && rights[file.kind];
      if (!file || !mayRead || !(await mayRead(actor, file, request))) throw new Problem('file-not-found');
      const range = askedRange(file, request.headers);
      if (range === 'outside') return refuseRange(reply, file);
      const stored = await store.open(file.key, range ?? undefined);
      if (!stored) throw new Problem('file-not-found');
      if (range)
        void reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${file.bytes}`);
      if (hasRanges(file)) void reply.header('accept-ranges', 'bytes');
      return reply
        .header('content-type', file.mediaType)
        .header('content-length', stored.bytes)
        .header('content-disposition', disposition(file.name))
        .header('cache-control', 'private, max-age=300')
        .send(stored.content);
    }),
  ];
}
