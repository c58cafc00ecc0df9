// The thread that writes spreadsheets, with database connections of its own, so that requests do not wait for them.
// rules: X32.20, X32.21
import { parentPort } from 'node:worker_threads';
import { EXPORTS, FEED_PAGE } from '@constancia/domain/limits.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { csvFile } from '../../../platform/sheet/csv.ts';
import { geoJsonFile } from '../../../platform/sheet/geojson.ts';
import { type PieceSender, pieceSender } from '../../../platform/sheet/piece-port.ts';
import { xlsxFile } from '../../../platform/sheet/xlsx.ts';
import { feedPage, feedRow } from '../feed/feed-page.ts';
import type { FeedRequest } from '../feed/feed-request.ts';
import type { ExportOrder } from './export-order.ts';
import { asOneSnapshot } from '../list/export-queries.ts';
import { type ExportedSheet, type ExportRequest, exportSheet } from '../list/export-sheet.ts';

let databaseUrl = '';
const db = openDatabase({ url: () => databaseUrl, connections: EXPORTS.atATime + FEED_PAGE.atATime });

const FILES: Readonly<Record<ExportRequest['format'], (sheet: ExportedSheet) => AsyncGenerator<Buffer>>> = {
  xlsx: (sheet) => xlsxFile(sheet),
  csv: csvFile,
  geojson: geoJsonFile,
};

/** The page is made before it is sent, so that a slow reader keeps no snapshot and a failure is no half a page. */
async function writePage(request: FeedRequest, sender: PieceSender): Promise<void> {
  const make = request.single === null ? feedPage : feedRow;
  const { pieces, rows } = await asOneSnapshot(db, (tx) => make(tx, request));
  sender.ready(rows);
  for (const piece of pieces) if (!(await sender.send(piece, rows))) return;
  sender.end();
}

async function write(request: ExportRequest, sender: PieceSender): Promise<void> {
  await asOneSnapshot(db, async (tx) => {
    const sheet = await exportSheet(tx, request);
    sender.ready(sheet.total);
    for await (const piece of FILES[request.format](sheet))
      if (!(await sender.send(piece, sheet.made()))) return;
    sender.end();
  });
}

parentPort?.on('message', (order: ExportOrder) => {
  databaseUrl = order.databaseUrl;
  const sender = pieceSender(order.port);
  const { request } = order;
  const writing = request.format === 'odata' ? writePage(request, sender) : write(request, sender);
  writing.catch(sender.fail);
});
