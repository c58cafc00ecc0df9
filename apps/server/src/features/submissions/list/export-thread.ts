// The thread that writes spreadsheets, with database connections of its own, so that requests do not wait for them.
// rules: X32.20, X32.21
import { parentPort } from 'node:worker_threads';
import { EXPORTS } from '@constancia/domain/limits.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { csvFile } from '../../../platform/sheet/csv.ts';
import { type PieceSender, pieceSender } from '../../../platform/sheet/piece-port.ts';
import { xlsxFile } from '../../../platform/sheet/xlsx.ts';
import type { ExportOrder } from './export-order.ts';
import { asOneSnapshot } from './export-queries.ts';
import { type ExportRequest, exportSheet } from './export-sheet.ts';

let databaseUrl = '';
const db = openDatabase({ url: () => databaseUrl, connections: EXPORTS.atATime });

async function write(request: ExportRequest, sender: PieceSender): Promise<void> {
  await asOneSnapshot(db, async (tx) => {
    const sheet = await exportSheet(tx, request);
    sender.ready(sheet.total);
    const file = request.format === 'csv' ? csvFile(sheet) : xlsxFile(sheet);
    for await (const piece of file) if (!(await sender.send(piece, sheet.made()))) return;
    sender.end();
  });
}

parentPort?.on('message', (order: ExportOrder) => {
  databaseUrl = order.databaseUrl;
  const sender = pieceSender(order.port);
  write(order.request, sender).catch(sender.fail);
});
