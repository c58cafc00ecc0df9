// What a fault is: what the town hall has, what is broken while people send, and what has to be true afterwards.
import { setTimeout as pause } from 'node:timers/promises';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { Database } from '../apps/server/src/platform/db/database.ts';
import type { Random } from '../apps/server/src/roles/seed/fill-form.ts';
import type { Restartable, Town } from './town.ts';

/** What a town hall has besides servers and database, and how it differs from the plain one. */
export interface Surroundings {
  /** Settings of servers and worker. */
  readonly env: Readonly<Record<string, string>>;
  /** The form that people send to; the plain one when absent. */
  readonly form?: FormDefinition;
  /** The form's submissions raise incidents in a system outside. */
  readonly raisesIncidents?: boolean;
  /** Writes what has to be there before the form is saved. */
  readonly fill?: (db: Database) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Fault {
  /** What happens, for the table. */
  readonly what: string;
  /** Submissions of a round, and how many people send a second. */
  readonly amount: number;
  readonly perSecond: number;
  /** That many people send one after the other, as fast as they are served. */
  readonly people?: number;
  /** Rounds of a long run. */
  readonly rounds: number;
  /** Each submission has a file of 320 kB, which is compared byte for byte. */
  readonly withFiles?: boolean;
  /** The data folder lies on a small disk of its own, which only root can make. */
  readonly onSmallDisk?: boolean;
  /** Runs before submissions are sent: what takes time of this process itself. */
  readonly prepares?: () => void;
  /** Starts what the town hall has besides servers and database, for all rounds. */
  readonly surrounds?: () => Promise<Surroundings>;
  /** Each submission buys a seat. */
  readonly buys?: boolean;
  /**
   * Runs while submissions are sent; everything works again when it is over. `soonMs`: half of the time in which people
   * begin to send.
   */
  readonly breaks: (town: Town, random: Random, soonMs: number) => Promise<void>;
  /**
   * Runs once everything of all rounds is acknowledged: waits for what comes later, and returns what is wrong in words.
   * `ids`: of the submissions.
   */
  readonly afterwards?: (town: Town, ids: ReadonlySet<string>) => Promise<readonly string[]>;
}

export const LOAD = { amount: 400, perSecond: 80 };

export const eitherOf = ({ servers }: Town, random: Random): Restartable => servers[random(2) === 0 ? 0 : 1];

export async function killed(one: Restartable, random: Random, soonMs: number): Promise<void> {
  await pause(random(soonMs));
  await one.kill();
  await pause(random(1_000));
  await one.start();
}
