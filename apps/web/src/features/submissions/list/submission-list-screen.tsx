// The list of the submissions of one form.
// rules: R2.022-R2.035, R7.09, X33.66, X40.41
import { inLanguage } from '@constancia/domain/localized.ts';
import { canOrder } from '@constancia/domain/submissions/order/list-order.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { asCallError } from '../../../platform/api-client.ts';
import { language } from '../../../platform/language.ts';
import { stateChoice } from '../../../ui/shown-name.ts';
import { t } from '../../../platform/texts.ts';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { hasFailed } from '../../../platform/page/shown-data.ts';
import { useListBack } from '../../forms/public.ts';
import { useAccount } from '../../session/public.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { ChoosingRows } from '../bulk/choosing.tsx';
import { ColumnsButton } from '../columns/columns-button.tsx';
import { columnsIn, type ListColumns, useListColumns } from '../columns/list-columns.ts';
import { ExportButton } from '../export/export-button.tsx';
import { MapButton, NearMap } from '../map/near-map.tsx';
import { orderShown } from '../order/order-choice.ts';
import { OrderingContext } from '../order/order-heading.tsx';
import { OrderSelect } from '../order/order-select.tsx';
import { ShownView } from '../views/shown-view.tsx';
import { ViewsButton } from '../views/views-button.tsx';
import { ListShortcuts } from './list-shortcuts.tsx';
import { listSubmissions, type SubmissionPage } from './list-submissions.ts';
import { NewSubmissions } from './new-submissions.tsx';
import { SubmissionFilters } from '../filters/submission-filters.tsx';
import { SubmissionPager } from './submission-pager.tsx';
import { SubmissionTable } from './submission-table.tsx';
import { type FilteredList, useFilteredList } from '../filters/use-filtered-list.ts';
import { useLiveRows } from './use-live-rows.ts';

const statesOf = (page: SubmissionPage | undefined) => (page?.form.states ?? []).map(stateChoice);

const NO_STATES: ReturnType<typeof statesOf> = [];

/** Whatever was filtered by, there is nothing here for this person. */
const isRefused = (error: unknown) => [403, 404].includes(asCallError(error).status);

interface ActionsProps {
  readonly formId: string;
  readonly page: SubmissionPage | undefined;
  readonly filtered: FilteredList;
  readonly columns: ListColumns;
  readonly onColumns: (columns: ListColumns) => void;
}

function ListActions({ formId, page, filtered, columns, onColumns }: ActionsProps) {
  const { query, order } = filtered;
  return (
    <>
      {page && (
        <ViewsButton
          formId={formId}
          filter={query}
          columns={columns}
          order={order}
          onApply={(view) => {
            onColumns(columnsIn(view.columns));
            filtered.show(view);
          }}
          onSaved={filtered.nameView}
        />
      )}
      {page && (
        <ColumnsButton formId={formId} sells={page.form.sells} columns={columns} onChoose={onColumns} />
      )}
      {page?.form.map && page.total > 0 && <MapButton />}
      <ExportButton formId={formId} filter={query} order={order} total={page?.total ?? null} />
    </>
  );
}

export function SubmissionListScreen() {
  const { id = '' } = useParams();
  const { userId, municipality } = useAccount();
  const { timeZone } = municipality;
  const { columns, choose } = useListColumns(userId, id);
  const listBack = useListBack();
  const filtered = useFilteredList();
  const { cursor, query, order, goTo } = filtered;
  const list = useQuery({
    queryKey: ['submissions', id, query, order, cursor, columns.questions],
    queryFn: ({ signal }) => listSubmissions(id, { filter: query, order, columns, cursor }, signal),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  const rows = useLiveRows(id, data, columns);
  const queries = useQueryClient();
  const update = () => {
    void queries.invalidateQueries({ queryKey: ['submissions', id] });
    if (cursor !== null) goTo(null);
  };
  return (
    <ChoosingRows list={JSON.stringify([id, query])}>
      <ListScreen
        title={data ? inLanguage(data.form.title, language) : t('staff.submissions')}
        windowTitle={[t('staff.submissions'), data && inLanguage(data.form.title, language)]}
        description={data && inLanguage(data.form.description, language)}
        back={<BackButton to={listBack.to} />}
        actions={
          !hasFailed(list) && (
            <ListActions formId={id} page={data} filtered={filtered} columns={columns} onColumns={choose} />
          )
        }
        filters={
          !isRefused(list.error) && (
            <>
              <SubmissionFilters list={filtered} states={statesOf(data)} has={data?.form ?? null} />
              {filtered.view !== null && (
                <ShownView
                  formId={id}
                  viewId={filtered.view}
                  filter={query}
                  columns={columns}
                  order={order}
                  onLeave={() => filtered.nameView(null)}
                />
              )}
              <OrderSelect page={data} order={order} onOrder={filtered.orderBy} />
              <NewSubmissions formId={id} query={query} readAt={data?.readAt} onUpdate={update} />
            </>
          )
        }
        list={list}
        empty={data?.total === 0 && { text: t('staff.submissions-none') }}
        pager={
          data && (
            <SubmissionPager page={data} cursor={list.isPlaceholderData ? null : cursor} onCursor={goTo} />
          )
        }
      >
        {(page) => (
          <>
            <BulkBar
              formId={id}
              submissions={rows}
              states={page.may.changeState ? statesOf(page) : NO_STATES}
            />
            <OrderingContext
              value={{
                shown: orderShown(page.order, filtered.byLastUpdate),
                can: (by) => canOrder(by, page),
                onOrder: filtered.orderBy,
              }}
            >
              <SubmissionTable
                sells={page.form.sells}
                submissions={rows}
                timeZone={timeZone}
                byLastUpdate={filtered.byLastUpdate}
                hidden={columns.hidden}
                questions={page.columns}
              />
            </OrderingContext>
            <ListShortcuts page={page} onCursor={goTo} />
            {page.form.map && <NearMap formId={id} query={query} map={page.form.map} timeZone={timeZone} />}
          </>
        )}
      </ListScreen>
    </ChoosingRows>
  );
}
