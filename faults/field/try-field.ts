// Tries a phone in the field: in each round a person answers a form with a photo and a file, something breaks at a step that
// the seed draws, everything works again, and the person goes on until the device says a code. What it said has to be stored,
// once, under that code, with photo and file as they were given, and nothing is left on the device.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Random, randomFrom } from '../../apps/server/src/roles/seed/fill-form.ts';
import { HOME } from '../../apps/server/src/testing/territory.ts';
import { plain } from '../../e2e/steps/picture.ts';
import { fileOf, sha256 } from '../files.ts';
import type { Outcome } from '../try-fault.ts';
import { type Breaking, drawBreaking, type Round, startRound, wordsOf } from './breaking.ts';
import { type FieldTown, openFieldTown, type StoredOne } from './field-town.ts';
import { type Given, Phone, type Pressed } from './phone.ts';
import { openWire } from './wire.ts';

/** For the table. */
export const FIELD_FAULT =
  'a phone: connection, server, browser, session or version break at any step of answering and sending';
export const FIELD_ROUNDS = 500;

/** Milliseconds in which a person gets through once everything works again. */
const FINISHED_WITHIN = 90_000;
/** Rounds between which an hour passes: what an account may upload in one is limited. */
const ROUNDS_OF_AN_HOUR = 50;
/** How often a person looks whether it went, until they open another page. */
const TRIES_OF_A_PAGE = 30;
/** Milliseconds in which what was left ready has begun to go. */
const BEGUN_WITHIN = 3_000;

/** What is written of a submission that was stored, and that the device has again with other answers. */
const CAME_BACK =
  "came back after it was sent: the page says 'Esta respuesta ya estaba guardada' and offers to send it as another";

interface Ran {
  /** Code -> what was written; of all rounds. */
  readonly acknowledged: Map<string, string>;
  readonly wrong: string[];
}

type Person = Ran & { readonly phone: Phone; readonly town: FieldTown; readonly given: Given };

interface Drawn {
  readonly round: Round;
  readonly breaking: Breaking;
  readonly random: Random;
}

/** As a person who does not know yet that something will break. */
async function answer({ phone, given }: Person, { round, breaking, random }: Drawn): Promise<void> {
  const { startsOffline } = breaking;
  if (startsOffline) await phone.setOffline(true);
  await round.at('before the page loads');
  await phone.openForm();
  await phone.write(given);
  await round.at('while answering');
  await phone.give(given);
  await round.at('while files go');
  if (!startsOffline && random(2) === 0) await phone.untilArrived();
  await round.at('before sending');
  let pressed = await phone.send();
  if (pressed === 'not-yet') {
    await phone.untilArrived();
    pressed = await phone.send();
  }
  // What was refused goes again by itself.
  if (pressed === 'signed-out') {
    await phone.signIn();
    pressed = await phone.where();
  }
  if (pressed === 'no-reply') await phone.leaveReady();
  await round.at('after sending');
  if (startsOffline) await phone.setOffline(false);
  // While a file is on its way it can be left ready, too.
  for (const until = performance.now() + BEGUN_WITHIN; performance.now() < until; await pause(50))
    if (round.hasHappened() || (await phone.holds()).drafts.length === 0) return;
}

/** What the device says; true when it has nothing left of this submission and has said its code. */
async function isThrough({ phone, town, given, acknowledged, wrong }: Person): Promise<boolean | 'waits'> {
  const { drafts, sent } = await phone.holds();
  // Those of the rounds before are still there.
  for (const code of [phone.code(), ...sent.map((one) => one.code)])
    if (code !== null && !acknowledged.has(code)) acknowledged.set(code, given.name);
  for (const { refused } of drafts) if (refused !== '') wrong.push(`${given.name} was refused: ${refused}`);
  if (drafts.some(({ ready }) => ready)) return 'waits';
  if (drafts.length > 0) return false;
  if ([...acknowledged.values()].includes(given.name)) return true;
  // Stored, and the browser was gone before it could say so: the person finds it in the list.
  const found = (await town.stored()).find(({ name }) => name === given.name);
  if (found) acknowledged.set(found.code, given.name);
  return found !== undefined;
}

async function goOn({ phone, given }: Person): Promise<Pressed> {
  await phone.openForm();
  await phone.write(given);
  await phone.give(given);
  await phone.untilArrived();
  const pressed = await phone.send();
  if (pressed === 'no-reply') await phone.leaveReady();
  return pressed;
}

async function finish(person: Person): Promise<void> {
  const { phone, given, wrong } = person;
  const until = performance.now() + FINISHED_WITHIN;
  let last: unknown = 'nothing went wrong';
  let waits = 0;
  while (performance.now() < until && wrong.length === 0) {
    try {
      await phone.signIn();
      // What was left ready is sent by any page of this person.
      if (!phone.page.url().startsWith('http')) await phone.openForm();
      const through = await isThrough(person);
      if (through === true) return;
      if (through === 'waits') waits += 1;
      else {
        const pressed = await goOn(person);
        last = `pressing led to '${pressed}'`;
        if (pressed === 'stored-before') wrong.push(`${given.name} ${CAME_BACK}`);
      }
      // It goes by itself; where it waits for signing in, another page asks for that.
      if (through === 'waits' && waits % TRIES_OF_A_PAGE === 0) await phone.openForm();
      else if (through === 'waits') await pause(100);
    } catch (error) {
      last = error;
      await pause(100);
    }
  }
  if (wrong.length > 0) return;
  const seen = await phone.describe().catch((error: unknown) => `it shows nothing: ${String(error)}`);
  wrong.push(`${given.name} did not get through: ${String(last)}; ${waits} times it waited; ${seen}`);
}

/** What is stored of this submission, compared with what was given. */
async function compare({ phone, town, given, acknowledged }: Person, colour: readonly number[]) {
  const stored = (await town.stored()).filter(({ name }) => name === given.name);
  const [one] = stored;
  if (!one || stored.length > 1) return [`${given.name} is stored ${stored.length} times`];
  let files = await phone.filesOf(one.id);
  // A browser that is killed soon after signing in may not have kept the session.
  if (!files) {
    await phone.enter();
    files = await phone.filesOf(one.id);
  }
  if (!files) return [`${given.name}: the phone cannot sign in`];
  const plan = sha256(fileOf(given.name));
  return [
    ...(acknowledged.get(one.code) === given.name ? [] : [`${given.name} has another code than was said`]),
    ...(files.hashes.includes(plan) ? [] : [`the file of ${given.name} is another one`]),
    ...(files.colours.some((shown) => isSame(shown, colour))
      ? []
      : [`the photo of ${given.name} is another one`]),
    ...(files.hashes.length === 2 ? [] : [`${given.name} has ${files.hashes.length} files`]),
  ];
}

/** The server draws a photo again, which moves a colour a little. */
const isSame = (shown: readonly number[], given: readonly number[]) =>
  shown.every((value, at) => Math.abs(value - (given[at] ?? 0)) <= 6);

function totals(stored: readonly StoredOne[], acknowledged: ReadonlyMap<string, string>) {
  const codes = new Set(stored.map(({ code }) => code));
  const lost = [...acknowledged.keys()].filter((code) => !codes.has(code)).length;
  const numbers = [...codes].map((code) => Number(code.slice(HOME.keyword.length)));
  const highest = numbers.reduce((most, number) => Math.max(most, number), 0);
  const repeated = stored.length - new Set(stored.map(({ name }) => name)).size;
  return { lost, doubled: repeated + Math.abs(highest - stored.length) };
}

async function giveOf(folder: string, name: string, colour: readonly number[]): Promise<Given> {
  const [photo, plan] = [join(folder, 'sotano.png'), join(folder, 'plano.pdf')];
  await writeFile(photo, plain(64, colour));
  await writeFile(plan, fileOf(name));
  return { name, photo, plan };
}

interface Tried {
  readonly rounds: number;
  readonly seed: number;
  /** Once it is aborted no further round begins. */
  readonly stopped?: AbortSignal;
  readonly say?: (line: string) => void;
}

export async function tryField({
  rounds: wished,
  seed,
  stopped,
  say = () => {},
}: Tried): Promise<Outcome & { front: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'constancia-field-files-'));
  const town = await openFieldTown();
  const wire = await openWire(town.port);
  const phone = await Phone.open(wire.url);
  const ran: Ran = { acknowledged: new Map(), wrong: [] };
  let silenceMs = 0;
  let last = performance.now();
  let rounds = 0;
  try {
    for (; rounds < wished && ran.wrong.length === 0; rounds += 1) {
      if (stopped?.aborted) break;
      const at = rounds;
      if (at % ROUNDS_OF_AN_HOUR === 0) await town.letAnHourPass();
      const random = randomFrom(seed + at * 7_919);
      const breaking = drawBreaking(random);
      const colour = [random(256), random(256), random(256)];
      const given = await giveOf(folder, `Medidor ${seed} ${at}`, colour);
      const person: Person = { ...ran, phone, town, given };
      if (!(await phone.isPrepared())) await phone.prepare();
      const round = startRound({ phone, town, wire }, breaking, random);
      await answer(person, { round, breaking, random }).catch((error: unknown) => {
        if (!round.hasHappened()) ran.wrong.push(`before anything broke: ${String(error)}`);
      });
      await round.repair();
      await finish(person);
      if (ran.wrong.length === 0) ran.wrong.push(...(await compare(person, colour)));
      if (ran.wrong.length > 0) ran.wrong.push(`round ${at}, ${wordsOf(breaking)}`);
      const took = performance.now() - last;
      silenceMs = Math.max(silenceMs, took);
      last += took;
      const came = round.hasHappened() ? '' : ' (did not come)';
      say(`${at} ${wordsOf(breaking)}${came}: ${(took / 1_000).toFixed(1)} s`);
    }
    const front = `a proxy of the tests, Chromium ${phone.version()}`;
    const { acknowledged, wrong } = ran;
    const found = totals(await town.stored(), acknowledged);
    return { rounds, acknowledged: acknowledged.size, ...found, silenceMs, wrong, front };
  } finally {
    await phone.remove();
    await wire.close();
    await town.close();
    await rm(folder, { recursive: true, force: true });
  }
}
