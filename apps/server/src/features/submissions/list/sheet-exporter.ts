// Orders spreadsheets from the thread that writes them. The thread starts with the first order, or before when the
// server begins to listen, so that the first person does not wait for it.
// rules: X32.20, X32.21
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Log } from '../../../platform/log.ts';
import { type ReceivedFile, receivePieces } from '../../../platform/sheet/piece-port.ts';
import type { ExportOrder } from './export-order.ts';
import type { ExportRequest } from './export-sheet.ts';

export interface SheetExporter {
  /** Resolves when the file begins. A caller that does not read it to its end must destroy it. */
  readonly open: (request: ExportRequest) => Promise<ReceivedFile>;
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

/** A small young generation keeps memory flat; the rest is for forms with many versions. */
const MEMORY = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 };
const THREAD = new URL('./export-thread.ts', import.meta.url);

export function sheetExporter({
  databaseUrl,
  log,
}: {
  readonly databaseUrl: () => string;
  readonly log: Log;
}): SheetExporter {
  let running: Worker | null = null;
  const thread = (): Worker => {
    if (running) return running;
    // The thread gets none of our settings, which hold passwords.
    const started = new Worker(THREAD, { env: {}, resourceLimits: MEMORY });
    started.on('error', (err) => log.error({ err }, 'the thread that writes spreadsheets failed'));
    started.on('exit', () => {
      if (running === started) running = null;
    });
    running = started;
    return started;
  };
  const open = ({ form, ...wish }: ExportRequest): Promise<ReceivedFile> => {
    const { port1, port2 } = new MessageChannel();
    const { id, municipalityId, version, timeZone } = form;
    const request: ExportRequest = { form: { id, municipalityId, version, timeZone }, ...wish };
    const ordered: ExportOrder = { request, databaseUrl: databaseUrl(), port: port2 };
    thread().postMessage(ordered, [port2]);
    return receivePieces(port1);
  };
  return {
    open,
    start: () => void thread(),
    close: async () => {
      await running?.terminate();
    },
  };
}
