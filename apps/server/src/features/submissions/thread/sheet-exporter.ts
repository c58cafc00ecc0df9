// Orders spreadsheets from the thread that writes them. The thread starts when somebody opens a list, who may order its
// spreadsheet next, and ends when nobody did for a while.
// rules: X32.20, X32.21, X32.24
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Log } from '../../../platform/log.ts';
import { type ReceivedFile, receivePieces } from '../../../platform/sheet/piece-port.ts';
import { threadEnvironment } from '../../../platform/threads/thread-environment.ts';
import type { ExportOrder, SheetRequest } from './export-order.ts';

export interface SheetExporter {
  /** Resolves when the file begins. A caller that does not read it to its end must destroy it. */
  readonly open: (request: SheetRequest) => Promise<ReceivedFile>;
  /** Starts the thread soon, so that the first order does not wait for it. */
  readonly prepare: () => void;
  readonly close: () => Promise<void>;
}

/** A small young generation keeps memory flat; the rest is for forms with many versions. */
const MEMORY = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 };
const THREAD = new URL('./export-thread.ts', import.meta.url);

/** Milliseconds. A thread that waits holds about 45 MB. */
const UNUSED_MAX = 15 * 60_000;
/** Milliseconds from the list to the thread: it must not take a processor from the list itself, nor from those who only pass by. */
const PREPARE_AFTER = 2_000;

interface SheetSettings {
  readonly databaseUrl: () => string;
  readonly log: Log;
  /** Milliseconds until a thread that nobody needs ends; a quarter of an hour when absent. */
  readonly unusedMax?: number;
}

export function sheetExporter({ databaseUrl, log, unusedMax = UNUSED_MAX }: SheetSettings): SheetExporter {
  let running: Worker | null = null;
  let files = 0;
  let unused: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  const endLater = () => {
    clearTimeout(unused);
    unused = setTimeout(() => {
      if (files > 0) return;
      void running?.terminate();
      running = null;
    }, unusedMax).unref();
  };
  const thread = (): Worker => {
    clearTimeout(soon);
    soon = undefined;
    endLater();
    if (running) return running;
    const started = new Worker(THREAD, { env: threadEnvironment(), resourceLimits: MEMORY });
    started.on('error', (err) => log.error({ err }, 'the thread that writes spreadsheets failed'));
    started.on('exit', () => {
      if (running === started) running = null;
    });
    running = started;
    return started;
  };
  const open = ({ form, ...wish }: SheetRequest): Promise<ReceivedFile> => {
    const { port1, port2 } = new MessageChannel();
    files += 1;
    port1.on('close', () => {
      files -= 1;
      endLater();
    });
    const { id, municipalityId, version, timeZone } = form;
    const request: SheetRequest = { form: { id, municipalityId, version, timeZone }, ...wish };
    const ordered: ExportOrder = { request, databaseUrl: databaseUrl(), port: port2 };
    thread().postMessage(ordered, [port2]);
    return receivePieces(port1);
  };
  return {
    open,
    prepare: () => {
      if (running) endLater();
      else soon ??= setTimeout(thread, PREPARE_AFTER).unref();
    },
    close: async () => {
      clearTimeout(soon);
      clearTimeout(unused);
      await running?.terminate();
    },
  };
}
