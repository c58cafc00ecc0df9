// People who send submissions, each until it is acknowledged, as a browser does: the same submission again after every reply
// that says 'later' and after every connection that breaks.
import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import type { Random } from '../apps/server/src/roles/seed/fill-form.ts';
import { numberOf, PURCHASE } from '../apps/server/src/testing/selling/selling-form.ts';
import { asking, type Noted } from './ask.ts';
import { uploadOnce } from './files.ts';

/** Tries of one submission; a client that never gives up would hang the run instead of failing it. */
const TRIES = 2_000;
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
const answersWith = (name: string, key?: string): AnswerSet => ({
  ticked: {},
  main: { name: { value: name }, ...(key !== undefined && { plan: { value: '', document: key } }) },
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
  /** How many people send, each one submission after the other; without it each has one, and they come by `perSecond`. */
  readonly people?: number | undefined;
  /** Each submission has a file of its own. */
  readonly withFiles: boolean;
  /** Each submission buys a seat. */
  readonly buys: boolean;
}

export async function sendAll(sending: Sending): Promise<Sent> {
  const { intake, amount, perSecond, name, random, people, withFiles, buys } = sending;
  const acknowledged = new Map<string, string>();
  const noted: Noted = { wrong: [], withoutRetryAfter: 0 };
  const times: number[] = [performance.now()];
  const ask = asking(noted);

  /** True when it was acknowledged, or refused for good. */
  const sendOnce = async (id: string): Promise<boolean> => {
    const refusedBefore = noted.wrong.length;
    const key = withFiles ? await uploadOnce(ask, intake, id) : undefined;
    if (key === null) return noted.wrong.length > refusedBefore;
    const bought = buys ? { purchase: { ...PURCHASE, dni: numberOf(id) } } : {};
    const body = { id, version: 1, answers: answersWith(id, key), ...bought };
    const stored = await ask<{ readonly code: string }>('POST', intake, body);
    if (stored === null) return noted.wrong.length > refusedBefore;
    times.push(performance.now());
    acknowledged.set(id, stored.code);
    return true;
  };

  const send = async (id: string): Promise<void> => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      if (await sendOnce(id)) return;
      await pause(25 + random(225));
    }
    noted.wrong.push(`${id} was never acknowledged`);
  };

  const idOf = (at: number) => `${name}${String(at).padStart(5, '0')}`.padEnd(20, 'z');
  if (people === undefined)
    await Promise.all(
      Array.from({ length: amount }, async (_, at) => {
        await pause((at / perSecond) * 1000);
        await send(idOf(at));
      }),
    );
  else {
    const all = Array.from({ length: amount }, (_, at) => idOf(at)).values();
    await Promise.all(
      Array.from({ length: people }, async () => {
        for (const id of all) await send(id);
      }),
    );
  }
  const waits = times.slice(1).map((time, at) => time - (times[at] ?? time));
  // A loop, because a call takes no hundred thousand values.
  const silenceMs = waits.reduce((longest, wait) => Math.max(longest, wait), 0);
  return { acknowledged, ...noted, silenceMs };
}
