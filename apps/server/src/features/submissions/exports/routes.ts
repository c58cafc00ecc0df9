// Endpoints of exports. The file is streamed in the turn of the installation; its entry in the audit log says the filter
// and how many rows.
// rules: R2.045, R7.29, W18, X33.20, X33.23
import type { AuditDetails } from '@constancia/domain/audit/audit-details.ts';
import {
  cancelExport,
  type ExportFormat,
  exportSubmissions,
  queueExport,
  readExport,
} from '@constancia/contract/submissions/exports.ts';
import { submissionScope } from '@constancia/domain/access/scope.ts';
import { type FilterQuery, filterOf } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { type FormRow, type FormVersions, openForm } from '../../forms/public.ts';
import type { ExportRequest } from '../list/export-sheet.ts';
import { refuseToOrder, wishedOrder } from '../list/list-order.ts';
import { rowOrder } from '../list/order-queries.ts';
import type { SheetExporter } from '../thread/sheet-exporter.ts';
import { beginTurn, cancelTurn, readTurn, takeTurn } from './export-turn.ts';
import { openArchive } from './open-archive.ts';
import { endExport } from './queries.ts';
import { type OpenFile, type WatchServices, watchedFile } from './watched-file.ts';

export interface ExportServices extends WatchServices {
  readonly store: FileStore;
  readonly sheets: SheetExporter;
  readonly versions: FormVersions;
}

const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
  geojson: 'application/geo+json',
};

/** respuestas_21-11-2026_09-05.xlsx, in the municipality's time zone (R9.10). */
function fileName(form: FormRow, now: Date, format: ExportFormat): string {
  const { date, time } = wallTimeOf(now, form.timeZone);
  return `respuestas_${date.replaceAll('/', '-')}_${time.replace(':', '-')}.${format}`;
}

/** Words and numbers of people do not belong into a log that is never deleted; that they were asked for does. */
const PERSONAL = new Set<string>(['citizenDni', 'text'] satisfies (keyof FilterQuery)[]);

function auditedFilter(query: FilterQuery): AuditDetails {
  const fields = Object.entries(query).filter(([, value]) => value !== undefined);
  if (fields.length === 0) return {};
  return {
    filter: Object.fromEntries(fields.map(([name, value]) => [name, PERSONAL.has(name) ? '…' : value])),
  };
}

async function openFile(
  services: ExportServices,
  request: Omit<ExportRequest, 'format'>,
  format: ExportFormat,
): Promise<OpenFile & { readonly rows: number }> {
  const wished: ExportRequest = { ...request, format: format === 'zip' ? 'xlsx' : format };
  const sheet = await services.sheets.open(wished);
  const { file, total, made } = sheet;
  if (format === 'zip') return { ...(await openArchive(services, wished, sheet)), rows: total };
  return {
    content: file,
    written: () => ({ made: made(), total }),
    close: () => file.destroy(),
    rows: total,
  };
}

function fileRoute(services: ExportServices): Route {
  const { db, clock, versions } = services;
  return route(exportSubmissions, async ({ actor, params, query, reply, audit }) => {
    const { language, export: taken, order: orderInUrl, ...filter } = query;
    const { format } = params;
    const form = await openForm(db, actor, params.formId);
    const scope = submissionScope(actor);
    const order = wishedOrder(orderInUrl);
    const rows = rowOrder(order, filterOf(filter), await versions.load(form, form.version));
    await refuseToOrder(db, { form, scope, filter: filterOf(filter), order: rows });
    const id = await beginTurn(services, actor, { form, taken });
    let file: OpenFile | null = null;
    try {
      const request = { form, scope, filter: filterOf(filter), language, order };
      const opened = await openFile(services, request, format);
      file = opened;
      await audit(form, { format, rows: opened.rows, ...auditedFilter(filter) });
    } catch (error) {
      file?.close();
      await endExport(db, id, { state: 'failed', made: 0, at: clock() });
      throw error;
    }
    return reply
      .header('content-type', MEDIA_TYPES[format])
      .header('content-disposition', `attachment; filename="${fileName(form, clock(), format)}"`)
      .header('cache-control', 'no-store')
      .send(watchedFile(services, id, file));
  });
}

export function exportRoutes(services: ExportServices): readonly Route[] {
  return [
    route(queueExport, async ({ actor, params }) =>
      takeTurn(services, actor, await openForm(services.db, actor, params.formId)),
    ),
    route(readExport, ({ actor, params }) => readTurn(services, actor, params.exportId)),
    route(cancelExport, ({ actor, params }) => cancelTurn(services, actor, params.exportId)),
    fileRoute(services),
  ];
}
