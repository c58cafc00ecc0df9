// Endpoints of the lists of submissions: a page, one's own, how many are new, and what is next to one.
// rules: R2.011, R2.031, R2.033, R7.02, X33.02
import type { Query, Reply } from '@constancia/contract/endpoint.ts';
import {
  countNewSubmissions,
  readListedSubmissions,
  readNeighbours,
} from '@constancia/contract/submissions/beside-list.ts';
import { readListColumns } from '@constancia/contract/submissions/columns.ts';
import { listOwnSubmissions, listSubmissions } from '@constancia/contract/submissions/submissions.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { may, mayWorkOnSubmissions } from '@constancia/domain/access/may.ts';
import { ownSubmissionScope, type RowScope, submissionScope } from '@constancia/domain/access/scope.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { isReviewed, reviewBadge } from '@constancia/domain/review/change-request.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { type FilterQuery, filterOf } from '@constancia/domain/submissions/filter/submission-filter.ts';
import { mapStart } from '@constancia/domain/submissions/particulars/map-start.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { type FormRow, type FormVersions, openForm } from '../../forms/public.ts';
import type { LayersOf } from '../../territory/public.ts';
import type { Sales } from '../intake/sales.ts';
import { wishedOrder } from '../list/list-order.ts';
import { listPage } from '../list/list-page.ts';
import { type ListedRow, listByIds } from '../list/list-queries.ts';
import { askedColumns, listedValues, offeredColumns } from '../list/listed-values.ts';
import { neighboursOf, newSince } from '../list/neighbours.ts';
import { rowOrder } from '../list/order-queries.ts';
import type { SheetExporter } from '../thread/sheet-exporter.ts';
import { openSubmission } from '../view/open-submission.ts';
import { presentListedSubmission } from '../view/present.ts';

/** What the badge of a submission is decided by. */
export type ReviewState = Parameters<typeof reviewBadge>[1];

/** By submission id. */
export type ReviewStates = (
  municipalityId: string,
  submissionIds: readonly string[],
) => Promise<ReadonlyMap<string, ReviewState>>;

export interface ListServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly versions: FormVersions;
  readonly layersOf: LayersOf;
  readonly sales: Pick<Sales, 'statusOf'>;
  readonly reviews: ReviewStates;
  readonly sheets: SheetExporter;
}

type Page = Reply<typeof listSubmissions>;

interface Asked {
  readonly actor: Actor;
  readonly form: FormRow;
  readonly scope: RowScope;
  /** Rows of a page. */
  readonly size: number;
}

type ListQuery = FilterQuery &
  Pick<Query<typeof listSubmissions>, 'cursor' | 'columns' | 'order' | 'language'>;

interface ShownRows {
  readonly rows: readonly ListedRow[];
  /** Questions whose answers were read. */
  readonly columns: readonly string[];
  readonly language: string;
}

const NOT_REVIEWED: ReviewState = { last: null, marked: false };

async function presentRows(
  { versions, sales, reviews }: ListServices,
  { actor, form }: Pick<Asked, 'actor' | 'form'>,
  { rows, columns, language }: ShownRows,
): Promise<Page['submissions']> {
  const indexes = new Map<number, FormIndex | null>();
  for (const { formVersion } of rows)
    if (!indexes.has(formVersion)) indexes.set(formVersion, await versions.load(form, formVersion));
  const idsWith = (asks: (definition: FormDefinition) => boolean) =>
    rows
      .filter(({ formVersion }) => {
        const index = indexes.get(formVersion);
        return index ? asks(index.definition) : false;
      })
      .map(({ id }) => id);
  const [paid, reviewed] = await Promise.all([
    sales.statusOf(
      form.municipalityId,
      idsWith(({ options }) => options.addPaymentGateway),
    ),
    reviews(form.municipalityId, idsWith(isReviewed)),
  ]);
  return rows.map((row) => {
    const index = indexes.get(row.formVersion) ?? null;
    return {
      ...presentListedSubmission(actor, row, index),
      badge: index && reviewBadge(index.definition, reviewed.get(row.id) ?? NOT_REVIEWED),
      payment: paid.get(row.id) ?? null,
      values: listedValues(row, index, { columns, language }),
    };
  });
}

async function presentPage(
  services: ListServices,
  asked: Asked,
  { cursor, columns: wished = [], order: orderInUrl, language, ...query }: ListQuery,
): Promise<Page> {
  const { actor, form, scope, size } = asked;
  const { db, clock, versions, layersOf } = services;
  // Taken before the page is read: what is stored while it is being read is new.
  const readAt = clock().toISOString();
  const index = await versions.load(form, form.version);
  const columns = askedColumns(index, wished);
  const ids = columns.map(({ id }) => id);
  const filter = filterOf(query);
  const order = rowOrder(wishedOrder(orderInUrl), filter, index);
  const page = await listPage(db, { form, scope, filter, order }, { cursor, size, columns: ids });
  const newest = index?.definition;
  const located = newest?.options.geolocation ?? false;
  return {
    form: {
      id: form.id,
      title: newest?.title ?? form.title,
      description: newest?.description ?? { text: '' },
      sells: newest?.options.addPaymentGateway ?? false,
      reviewed: newest ? isReviewed(newest) : false,
      states: (newest?.states ?? []).map(({ id, name, in: versions }) => ({
        id,
        name,
        ...(versions && { in: versions }),
      })),
      map: located ? { layers: layersOf(form.settings), centre: mapStart(form, null).centre } : null,
    },
    columns,
    submissions: await presentRows(services, asked, { rows: page.rows, columns: ids, language }),
    order: order.name || null,
    readAt,
    may: { answer: may(actor, 'create', 'respuesta'), changeState: mayWorkOnSubmissions(actor) },
    total: page.total,
    more: page.more,
    next: page.next,
    previous: page.previous,
  };
}

export function listRoutes(services: ListServices): readonly Route[] {
  const { db, clock, sheets, versions } = services;
  return [
    route(listSubmissions, async ({ actor, params, query }) => {
      const form = await openForm(db, actor, params.formId);
      sheets.prepare();
      const { size } = listSubmissions.page;
      return presentPage(services, { actor, form, scope: submissionScope(actor), size }, query);
    }),
    route(listOwnSubmissions, async ({ actor, params, query }) => {
      const form = await openForm(db, actor, params.formId);
      const { size } = listOwnSubmissions.page;
      return presentPage(services, { actor, form, scope: ownSubmissionScope(actor), size }, query);
    }),
    route(countNewSubmissions, async ({ actor, params, query: { since, ...query } }) => {
      const form = await openForm(db, actor, params.formId);
      const wish = { form, scope: submissionScope(actor), filter: filterOf(query) };
      return newSince(db, wish, { since: new Date(since), now: clock() });
    }),
    route(
      readListedSubmissions,
      async ({ actor, params, query: { ids, columns: wished = [], language } }) => {
        const form = await openForm(db, actor, params.formId);
        const key = { municipalityId: form.municipalityId, formId: form.id };
        const columns = askedColumns(await versions.load(form, form.version), wished).map(({ id }) => id);
        const rows = await listByIds(db, { form: key, scope: submissionScope(actor) }, { ids, columns });
        return { submissions: await presentRows(services, { actor, form }, { rows, columns, language }) };
      },
    ),
    route(readListColumns, async ({ actor, params }) => {
      const form = await openForm(db, actor, params.formId);
      return { sections: offeredColumns(await versions.load(form, form.version)) };
    }),
    route(readNeighbours, async ({ actor, params, query: { order: orderInUrl, ...query } }) => {
      const { row, form } = await openSubmission(db, actor, params.submissionId);
      const filter = filterOf(query);
      const newest = await versions.load(form, form.version);
      const order = rowOrder(wishedOrder(orderInUrl), filter, newest);
      return neighboursOf(db, { form, scope: submissionScope(actor), filter, order }, row.id);
    }),
  ];
}
