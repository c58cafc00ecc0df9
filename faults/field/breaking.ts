// What breaks in a round of faults/field, and at which step of answering and sending: drawn from the seed.
import { setTimeout as pause } from 'node:timers/promises';
import { pick, type Random } from '../../apps/server/src/roles/seed/fill-form.ts';
import type { FieldTown } from './field-town.ts';
import type { Phone } from './phone.ts';
import { type Passage, type RequestName, REQUESTS, type Wire } from './wire.ts';

const AT_PAGE = [
  'before the page loads',
  'while answering',
  'while files go',
  'before sending',
  'after sending',
] as const;
export type PageStep = (typeof AT_PAGE)[number];

const ANYWHERE = [
  'no connection',
  'server killed',
  'browser killed',
  'browser closed',
  'session ended',
] as const;
type Happening = (typeof ANYWHERE)[number] | 'new version' | Exclude<Passage, 'passes'>;

export interface Breaking {
  readonly at: PageStep | RequestName;
  readonly what: Happening;
  /** The form is answered without a connection and left ready: it is sent by itself, and that breaks. */
  readonly startsOffline: boolean;
  /** Requests of the kind that pass before: the photo or the file, an early or a late piece. */
  readonly after: number;
}

/** Pieces of photo and file together, at most. */
const PIECES = 3;

export function drawBreaking(random: Random): Breaking {
  const startsOffline = random(2) === 0;
  if (random(2) === 0)
    return {
      at: pick(AT_PAGE, random),
      what: pick([...ANYWHERE, 'new version'], random),
      startsOffline,
      after: 0,
    };
  const at = pick(Object.keys(REQUESTS) as RequestName[], random);
  const after = at === 'the submission' ? 0 : random(at === 'a piece of a file' ? PIECES : 2);
  return { at, what: pick([...ANYWHERE, 'cut', 'half', 'reply-lost'], random), startsOffline, after };
}

export const wordsOf = ({ at, what, startsOffline, after }: Breaking): string =>
  `${startsOffline ? 'left ready, ' : ''}${at}${after > 0 ? ` (after ${after})` : ''}: ${what}`;

interface Broken {
  readonly phone: Phone;
  readonly town: FieldTown;
  readonly wire: Wire;
}

/** Nothing has happened yet; `at` runs the step if it is the one. */
export interface Round {
  readonly at: (step: PageStep) => Promise<void>;
  readonly hasHappened: () => boolean;
  /** Everything works again. */
  readonly repair: () => Promise<void>;
}

export function startRound(broken: Broken, breaking: Breaking, random: Random): Round {
  const { wire, town, phone } = broken;
  const { at, what, after } = breaking;
  let happened = false;
  /** What takes its time while the request that it meets goes on. */
  const running: Promise<void>[] = [];
  if (isRequest(at))
    wire.waitFor({
      name: at,
      after,
      happens: async () => {
        happened = true;
        if (what === 'cut' || what === 'half' || what === 'reply-lost') return what;
        const doIt = async () => {
          await pause(random(25));
          await happen(broken, what);
        };
        if (what === 'session ended') await happen(broken, what);
        else running.push(doIt());
        return 'passes';
      },
    });
  return {
    at: async (step) => {
      if (step !== at) return;
      happened = true;
      await happen(broken, what);
    },
    hasHappened: () => happened,
    repair: async () => {
      wire.waitFor(null);
      await Promise.all(running);
      if (town.isKilled()) await town.start();
      await phone.reopen();
      // Pages that wait for a connection hear that it is back.
      await phone.setOffline(true);
      await phone.setOffline(false);
    },
  };
}

const isRequest = (at: Breaking['at']): at is RequestName => Object.hasOwn(REQUESTS, at);

async function happen({ phone, town, wire }: Broken, what: Happening): Promise<void> {
  switch (what) {
    case 'no connection':
      return phone.setOffline(true);
    case 'server killed':
      return town.kill();
    case 'browser killed':
      return phone.kill();
    case 'browser closed':
      return phone.close();
    case 'session ended':
      return town.endSessions();
    case 'new version':
      wire.makeNextVersion();
      return phone.update();
    default:
  }
}
