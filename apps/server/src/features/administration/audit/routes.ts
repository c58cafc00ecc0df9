// Endpoints of the audit log.
// rules: X34.20, X34.22, X34.23, X40.01
import { Readable } from 'node:stream';
import { checkAuditChain, exportAudit, listAudit } from '@constancia/contract/administration/audit.ts';
import type { Query } from '@constancia/contract/endpoint.ts';
import { type DetailReader, detailsText } from '@constancia/domain/audit/details-text.ts';
import { csvText } from '@constancia/domain/text/csv.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import { auditFileWords } from '@constancia/messages/administration/audit-words.ts';
import type { EntryFilter, EntryRow } from '../../../platform/audit/queries.ts';
import { keptHeads } from '../../../platform/audit/signed-heads.ts';
import { verifyChain } from '../../../platform/audit/verify-chain.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { csvFile } from '../../../platform/sheet/csv.ts';
import type { AdministrationServices } from '../municipalities/save-municipality.ts';
import { allEntries, openLog, readEntries } from './read-entries.ts';

export interface AuditServices extends AdministrationServices {
  /** Where the signed heads are kept. */
  readonly headStore: FileStore;
}

function filterOf({
  actor,
  action,
  subject,
  subjectId,
  from,
  to,
}: Omit<Query<typeof exportAudit>, 'language'>): EntryFilter {
  return {
    actor: actor.trim(),
    action: action ?? null,
    subject: subject ?? null,
    subjectId: subjectId.trim(),
    from: from ?? null,
    to: to ?? null,
  };
}

/** The names of the fields that filter, for the log itself: what was searched may be a name. */
const filtered = (query: object) => ({
  filter: Object.entries(query).flatMap(([name, value]) =>
    value === '' || value === undefined ? [] : [name],
  ),
});

/** Names of the columns as they stand in the file, which other programs read. */
const COLUMNS = [
  'number',
  'date',
  'time',
  'utc',
  'actor',
  'action',
  'subject',
  'id',
  'network-address',
  'details',
];

async function* lines(pages: AsyncIterable<readonly EntryRow[]>, reader: DetailReader) {
  for await (const page of pages)
    yield page.map((entry) => {
      const at = entry.at.toISOString();
      const { date, time } = wallTimeOf(at, reader.timeZone);
      const { actor, action, subject, subjectId, networkAddress } = entry;
      const texts = [
        actor,
        action,
        subject,
        subjectId,
        networkAddress ?? '',
        detailsText(entry.details, reader),
      ];
      return [String(entry.number), date, time, at, ...texts.map(csvText)];
    });
}

export function auditRoutes(services: AuditServices): readonly Route[] {
  const { db, headStore } = services;
  return [
    route(listAudit, async ({ params, query: { before, ...query }, audit }) => {
      const log = await openLog(db, params.municipalityId);
      await audit({ municipalityId: log.municipalityId, id: log.municipalityId }, filtered(query));
      const page = await readEntries(db, log, { ...filterOf(query), before: before ?? null });
      return {
        entries: page.rows.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
        next: page.next,
        searchedTo: page.searchedTo?.toISOString() ?? null,
        timeZone: log.timeZone,
      };
    }),
    route(exportAudit, async ({ params, query: { language, ...query }, audit, reply }) => {
      const log = await openLog(db, params.municipalityId);
      await audit({ municipalityId: log.municipalityId, id: log.municipalityId }, filtered(query));
      const reader = { words: await auditFileWords(language), timeZone: log.timeZone };
      const rows = lines(allEntries(db, log, filterOf(query)), reader);
      const file = csvFile({ columns: COLUMNS.map((header) => ({ header })), rows });
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="auditoria.csv"')
        .header('cache-control', 'no-store')
        .send(Readable.from(file, { objectMode: false }));
    }),
    route(checkAuditChain, async ({ params, audit }) => {
      const { municipalityId, head } = await openLog(db, params.municipalityId);
      const { heads, forged } = await keptHeads({ db, headStore });
      const kept = heads.get(municipalityId) ?? [];
      const verdict = await verifyChain(db, head, kept);
      await audit({ municipalityId, id: municipalityId }, { check: verdict.broken?.why ?? 'whole' });
      return { ...verdict, keptHeads: kept.length, forgedHeads: forged };
    }),
  ];
}
