// What the tables of administration share: the rows of the filters in the URL, a search field, and pages of seven.
// rules: P2.88, P2.96, P2.98, P9.03

import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import Stack from '@mui/material/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type TextCode, t } from '../../platform/texts.ts';
import { type Column, DataTable } from '../../ui/staff/data-table.tsx';
import { ListScreen } from '../../ui/staff/list-screen.tsx';
import { NumberedPager } from '../../ui/staff/pager.tsx';
import { emptyText } from './empty-text.ts';
import type { TableQuery } from '../../platform/page/use-table-query.ts';
import { SearchField } from '../../ui/staff/choices/search-field.tsx';

interface TableTexts {
  readonly title: TextCode;
  readonly search: TextCode;
  readonly none: TextCode;
  /** The number of rows on all pages: `{total}`. */
  readonly total: TextCode;
  readonly failed: TextCode;
}

interface Props<Row, Read> {
  readonly texts: TableTexts;
  readonly query: Pick<TableQuery<string>, 'page' | 'isNarrowed' | 'goTo' | 'typed' | 'type'>;
  readonly list: UseQueryResult<Read>;
  readonly rows: (read: Read) => readonly Row[];
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly rowActions?: Column<Row>;
  /** Filters that are chosen, after the one that is typed. */
  readonly choices?: ReactNode;
  /** Buttons above the table. */
  readonly actions: ReactNode;
  /** Dialogs. */
  readonly children: ReactNode;
}

export function TableScreen<Row extends { readonly id: string }, Read extends { readonly total: number }>({
  texts,
  query,
  list,
  rows,
  columns,
  rowActions,
  choices,
  actions,
  children,
}: Props<Row, Read>) {
  const { page, goTo } = query;
  const total = list.data?.total;
  return (
    <>
      <ListScreen
        title={t(texts.title)}
        actions={actions}
        filters={
          <Stack component="search" direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 3, mb: 4 }}>
            <SearchField label={t(texts.search)} value={query.typed} onType={query.type} />
            {choices}
          </Stack>
        }
        list={list}
        failure={{ otherwise: texts.failed, explains: [] }}
        empty={total === 0 && { text: emptyText(query.isNarrowed, texts.none) }}
        pager={
          total !== undefined && (
            <NumberedPager
              text={t(texts.total, { count: total })}
              total={total}
              size={PAGE_SIZES.administration}
              page={page}
              rows={list.data && rows(list.data).length}
              onPage={goTo}
            />
          )
        }
      >
        {(read) => (
          <DataTable
            label={t(texts.title)}
            rows={rows(read)}
            columns={columns}
            {...(rowActions && { actions: rowActions })}
          />
        )}
      </ListScreen>
      {children}
    </>
  );
}
