// The live streams of a process. Notices are gathered for a quarter of a second and handed to the streams whose person may
// see one of the rows.
// rules: X33.61
import { Readable } from 'node:stream';
import type { LiveEvent } from '@constancia/contract/live.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { ownSubmissionScope, readableScope, within } from '@constancia/domain/access/scope.ts';
import { LIVE } from '@constancia/domain/limits.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Log } from '../../platform/log.ts';
import { noticeListener } from '../../platform/notices/listener.ts';
import type { Notice, SubmissionNotice } from '../../platform/notices/notice.ts';

const GATHERED_MS = 250;
/** Proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT = ':\n\n';
const FULL_SECONDS = 30;

interface Stream {
  readonly actor: Actor;
  readonly session: string;
  readonly send: (text: string) => void;
  readonly end: () => void;
}

export interface AskedStream {
  readonly actor: Actor;
  /** Names the session; its streams are counted. */
  readonly session: string;
  readonly seconds: number;
}

export interface LiveStreams {
  /** Throws too-many-requests and unavailable. */
  readonly open: (asked: AskedStream) => Promise<Readable>;
  readonly close: () => Promise<void>;
}

const textOf = (event: LiveEvent) => `data: ${JSON.stringify(event)}\n\n`;

const maySee = (actor: Actor, row: SubmissionNotice): boolean =>
  within(readableScope(actor), row) || within(ownSubmissionScope(actor), row);

/** A reader who is behind by more than a few hundred events is given up; its browser opens another stream. */
function readableOf(onClose: () => void): Pick<Stream, 'send' | 'end'> & { readonly content: Readable } {
  const content = new Readable({ read: () => undefined });
  content.on('close', onClose);
  return {
    content,
    send: (text) => {
      if (content.readableEnded || content.destroyed) return;
      content.push(text);
      if (content.readableLength > LIVE.waitingBytes) content.destroy();
    },
    end: () => {
      if (!content.destroyed && !content.readableEnded) content.push(null);
    },
  };
}

function handOn(streams: Iterable<Stream>, notices: readonly Notice[]): void {
  const changed = notices.filter((notice) => notice.kind === 'submission');
  const accounts = new Set(notices.map((notice) => (notice.kind === 'account' ? notice.userId : null)));
  const isForAll = notices.some(({ kind }) => kind === 'everybody');
  for (const { actor, send, end } of streams) {
    const forms = new Set(changed.filter((row) => maySee(actor, row)).map(({ formId }) => formId));
    for (const id of forms) send(textOf({ kind: 'form', id }));
    if (!isForAll && !accounts.has(actor.userId)) continue;
    send(textOf({ kind: 'access' }));
    end();
  }
}

export function liveStreams({
  databaseUrl,
  log,
}: {
  readonly databaseUrl: () => string;
  readonly log: Log;
}): LiveStreams {
  const streams = new Set<Stream>();
  /** By their text: the same is said once. */
  const waiting = new Map<string, Notice>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const endAll = () => {
    for (const { end } of streams) end();
  };
  const flush = () => {
    timer = undefined;
    const notices = [...waiting.values()];
    waiting.clear();
    handOn(streams, notices);
  };
  const listener = noticeListener({
    databaseUrl,
    log,
    onLost: endAll,
    onNotice: (notice) => {
      waiting.set(JSON.stringify(notice), notice);
      timer ??= setTimeout(flush, GATHERED_MS);
    },
  });
  const heartbeat = setInterval(() => {
    for (const { send } of streams) send(HEARTBEAT);
  }, HEARTBEAT_MS);
  heartbeat.unref();
  const refuseAbove = (session: string) => {
    const own = [...streams].filter((stream) => stream.session === session).length;
    if (own >= LIVE.ofSession) throw new Problem('too-many-requests', { values: { seconds: FULL_SECONDS } });
    if (isClosed || streams.size >= LIVE.ofProcess)
      throw new Problem('unavailable', { values: { seconds: FULL_SECONDS } });
  };
  return {
    open: async ({ actor, session, seconds }) => {
      await listener.listen();
      refuseAbove(session);
      const { content, send, end } = readableOf(() => {
        clearTimeout(over);
        streams.delete(stream);
      });
      const stream: Stream = { actor, session, send, end };
      const over = setTimeout(end, seconds * 1_000);
      streams.add(stream);
      send(textOf({ kind: 'open' }));
      if (seconds === 0) end();
      return content;
    },
    close: async () => {
      isClosed = true;
      clearInterval(heartbeat);
      clearTimeout(timer);
      endAll();
      await listener.close();
    },
  };
}
