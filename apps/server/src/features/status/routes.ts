// The endpoint of the installation's state.
// rules: X37.46-X37.49
import { readStatus } from '@constancia/contract/administration/status.ts';
import { STATUS_SUBJECTS } from '@constancia/domain/status/findings.ts';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { knownFiles } from '../../platform/db/migrate.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { findTimeZone } from '../territory/public.ts';
import { insideLines, lineOf } from './inside.ts';
import { outsideLines } from './outside.ts';
import {
  diskFinding,
  findBackup,
  type OutsideSettings,
  probeMail,
  probeOutside,
  probeScanner,
} from './probes.ts';

interface StatusServices
  extends OutsideSettings,
    Pick<Config, 'mail' | 'clamd' | 'backupFolder' | 'visitorLimits'> {
  readonly db: Database;
  readonly clock: Clock;
  readonly store: FileStore;
}

const HOUR_SECONDS = 3_600;

async function serverLine() {
  const { migrations } = await knownFiles();
  const values = {
    node: process.version,
    schema: migrations.at(-1) ?? '',
    hours: Math.floor(process.uptime() / HOUR_SECONDS),
  };
  return lineOf({ subject: 'server', code: 'server-runs', values });
}

export function statusRoutes(services: StatusServices): readonly Route[] {
  const { db, clock, store, mail, clamd, backupFolder, visitorLimits } = services;
  const outside = outsideLines(async () => {
    const [letters, scanner, systems] = await Promise.all([
      probeMail(mail),
      probeScanner(clamd, clock),
      probeOutside(services),
    ]);
    return [letters, scanner, ...systems];
  }, clock);
  return [
    route(readStatus, async ({ actor }) => {
      const at = clock();
      const lines = [
        await serverLine(),
        ...(await insideLines(db, at)),
        lineOf(diskFinding(await store.room(), visitorLimits)),
        lineOf(await findBackup(backupFolder, clock)),
        ...(await outside()),
      ];
      const position = ({ subject }: (typeof lines)[number]) => STATUS_SUBJECTS.indexOf(subject);
      return {
        at: at.toISOString(),
        timeZone: (await findTimeZone(db, actor.municipalityId)) ?? 'UTC',
        lines: lines.sort((a, b) => position(a) - position(b)),
      };
    }),
  ];
}
