// A Nominatim-compatible service, the installation's or the one that a municipality names. All processes together ask
// each at most once a second, each question once a month, and nobody waits for it longer than a person would.
// rules: A7.21, A7.22, W16, X16.04, X28.16
import { truncate } from '@constancia/domain/text/truncate.ts';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { spend } from '../../platform/budgets/budgets.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import { callOutside } from '../outside-call/http.ts';
import { OutsideFailure } from '../outside-call/outside-failure.ts';
import { ADDRESS_MAX, ADDRESSES_MAX, type AddressSearch, type FoundAddress, type Geocoder } from './port.ts';
import { rememberAnswer, rememberedAnswer, takeTurn } from './queries.ts';

export interface GeocoderService {
  /** Without a slash at the end. */
  readonly url: string;
  /** A municipality named it: it is asked at public addresses only. */
  readonly onlyPublic?: boolean;
  readonly timeoutMs: number;
  readonly clock: Clock;
  readonly log: Log;
}

const APART_MS = 1_000;
/** Longest wait for a turn. */
const QUEUE_MS = 4_000;
/** Turns of one person in that time: half of them. */
const TURNS_IN_LINE = 2;
/** Per person, not counting those that are answered from the cache. */
const QUESTIONS_A_MINUTE = 15;
/** How long replies are cached; `deleteOldAnswers` uses the same time. */
export const REMEMBERED_MS = 30 * 24 * 60 * 60_000;
const REPLY_BYTES_MAX = 512 * 1024;
/** Degrees around the municipality in which results are preferred: about forty kilometres. */
const AROUND = 0.4;
/** About a metre: people do not point more exactly, and neighbouring points share a reply. */
const DIGITS = 5;

type Question = Readonly<Record<string, string>>;

export function httpGeocoder(service: GeocoderService): Geocoder {
  return {
    search: async (db, { askedBy, ...search }) => {
      const answer = await ask(service, db, { path: 'search', question: searchOf(search), askedBy });
      return Array.isArray(answer) ? answer.flatMap(foundAddress).slice(0, ADDRESSES_MAX) : 'unavailable';
    },
    addressAt: async (db, { latitude, longitude, askedBy }) => {
      const question: Question = {
        lat: latitude.toFixed(DIGITS),
        lon: longitude.toFixed(DIGITS),
        zoom: '18',
      };
      const answer = await ask(service, db, { path: 'reverse', question, askedBy });
      if (!isRecord(answer)) return 'unavailable';
      return { address: addressOf(answer['display_name']) };
    },
  };
}

type Searched = Pick<AddressSearch, 'text' | 'near'>;

/** How many addresses the service finds now: what is remembered does not count. Throws OutsideFailure. */
export async function tryGeocoder(
  service: GeocoderService,
  db: Queryable,
  search: Searched,
): Promise<number | 'busy'> {
  const now = service.clock();
  const turn = await nextTurn(db, service.url, now);
  if (!turn) return 'busy';
  await pause(Math.max(0, turn.getTime() - now.getTime()));
  const answer = await read(service, urlOf(service, 'search', searchOf(search)));
  const found = Array.isArray(answer) ? answer.flatMap(foundAddress).length : 0;
  const isUnderstood = Array.isArray(answer) && (answer.length === 0 || found > 0);
  if (!isUnderstood) throw new OutsideFailure('bad-answer', 'answered no addresses');
  return Math.min(found, ADDRESSES_MAX);
}

function searchOf({ text, near }: Searched): Question {
  return { q: text, limit: String(ADDRESSES_MAX), ...(near && viewBox(near)) };
}

function viewBox({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): Question {
  const corners = [longitude - AROUND, latitude + AROUND, longitude + AROUND, latitude - AROUND];
  return { viewbox: corners.map((degrees) => degrees.toFixed(2)).join(',') };
}

type Path = 'search' | 'reverse';

function urlOf({ url }: GeocoderService, path: Path, question: Question): string {
  return `${url}/${path}?${new URLSearchParams({ ...question, format: 'jsonv2' }).toString()}`;
}

interface Asked {
  readonly path: Path;
  readonly question: Question;
  readonly askedBy: string;
}

/** The service's reply, from the cache if it was asked before; undefined when it does not reply properly. */
async function ask(
  service: GeocoderService,
  db: Queryable,
  { path, question, askedBy }: Asked,
): Promise<unknown> {
  const { url, clock, log } = service;
  const address = urlOf(service, path, question);
  const key = createHash('sha256').update(address).digest();
  const now = clock();
  const known = await rememberedAnswer(db, key, new Date(now.getTime() - REMEMBERED_MS));
  if (known) return known.answer;
  const turn = await fairTurn(db, { url, askedBy, now });
  if (!turn) return undefined;
  await pause(Math.max(0, turn.getTime() - now.getTime()));
  try {
    const answer = await read(service, address);
    await rememberAnswer(db, key, { answer, at: now });
    return answer;
  } catch (error) {
    log.warn({ err: error, service: 'geocoder', path }, 'outside service failed');
    return undefined;
  }
}

/**
 * Everybody waits in one queue. Nobody can fill it, because each person has few turns in it and a budget per
 * minute.
 */
async function fairTurn(
  db: Queryable,
  { url, askedBy, now }: { readonly url: string; readonly askedBy: string; readonly now: Date },
): Promise<Date | null> {
  const budgets = [
    { key: `geocoder-line:${askedBy}`, tries: TURNS_IN_LINE, windowSeconds: QUEUE_MS / 1_000 },
    { key: `geocoder-minute:${askedBy}`, tries: QUESTIONS_A_MINUTE, windowSeconds: 60 },
  ];
  if (await spend(db, budgets, now)) return null;
  return nextTurn(db, url, now);
}

/** Null when it would be too late. */
function nextTurn(db: Queryable, url: string, now: Date): Promise<Date | null> {
  const latest = new Date(now.getTime() + QUEUE_MS);
  return takeTurn(db, url, { now, latest, intervalMs: APART_MS });
}

function read({ timeoutMs, onlyPublic = false }: GeocoderService, url: string): Promise<unknown> {
  const headers = { 'user-agent': 'Constancia' };
  return callOutside({ url, headers, timeoutMs, bytesMax: REPLY_BYTES_MAX, onlyPublic });
}

function foundAddress(found: unknown): readonly FoundAddress[] {
  if (!isRecord(found)) return [];
  const [latitude, longitude] = [Number(found['lat']), Number(found['lon'])];
  const address = addressOf(found['display_name']);
  const isAddress = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && address !== '';
  return isAddress ? [{ address, latitude, longitude }] : [];
}

function addressOf(text: unknown): string {
  return typeof text === 'string' ? truncate(text.trim(), ADDRESS_MAX) : '';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
