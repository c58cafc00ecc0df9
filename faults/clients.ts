// People who send submissions, each until it is acknowledged, as a browser does: the same submission again after every reply
// that says 'later' and after every connection that breaks.
import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import type { Random } from '../apps/server/src/roles/seed/fill-form.ts';

/** Tries of one submission; a client that never gives up would hang the run instead of failing it. */
const TRIES = 2_000;
/** Longer than the server lets anybody wait for a silent database. */
const PATIENCE_MS = 60_000;
/** What a server or proxy may say while something is broken. */
const LATER = [429, 502, 503, 504, 507];

export interface Sent {
  /** Id and code of what was acknowledged. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Replies that must not come: another status, or another code for the same submission. */
  readonly wrong: readonly string[];
  /** 429, 503 and 507 without Retry-After. */
  readonly withoutRetryAfter: number;
  /** Milliseconds in which nothing was acknowledged, at most. */
  readonly silenceMs: number;
}

/** To the form of town.ts. */
const answersWith = (name: string): AnswerSet => ({
  ticked: {},
  main: { name: { value: name } },
  rows: {},
});

interface Sending {
  /** Where they are sent to. */
  readonly intake: string;
  readonly amount: number;
  readonly perSecond: number;
  /** Begins the ids. */
  readonly name: string;
  readonly random: Random;
}

export async function sendAll({ intake, amount, perSecond, name, random }: Sending): Promise<Sent> {
  const acknowledged = new Map<string, string>();
  const wrong: string[] = [];
  const times: number[] = [performance.now()];
  let withoutRetryAfter = 0;

  /** True when nothing more is to be done about it. */
  const sendOnce = async (id: string): Promise<boolean> => {
    const reply = await fetch(intake, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, version: 1, answers: answersWith(id) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
    const text = await reply?.text().catch(() => null);
    if (!reply || text === null || text === undefined) return false;
    if (reply.status === 200) {
      times.push(performance.now());
      acknowledged.set(id, (JSON.parse(text) as { code: string }).code);
      return true;
    }
    if (!LATER.includes(reply.status)) {
      wrong.push(`${reply.status} ${text.slice(0, 200)}`);
      return reply.status < 500;
    }
    const isOurs = [429, 503, 507].includes(reply.status);
    if (isOurs && reply.headers.get('retry-after') === null) withoutRetryAfter += 1;
    return false;
  };

  const send = async (id: string): Promise<void> => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      if (await sendOnce(id)) return;
      await pause(25 + random(225));
    }
    wrong.push(`${id} was never acknowledged`);
  };

  await Promise.all(
    Array.from({ length: amount }, async (_, at) => {
      await pause((at / perSecond) * 1000);
      await send(`${name}${String(at).padStart(5, '0')}`.padEnd(20, 'z'));
    }),
  );
  const waits = times.slice(1).map((time, at) => time - (times[at] ?? time));
  return { acknowledged, wrong, withoutRetryAfter, silenceMs: Math.max(0, ...waits) };
}
