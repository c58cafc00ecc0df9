// What the lists of areas and of types share: search, pages, buttons of a row, and the sentence where the register is the
// platform's.
// rules: X34.80, X34.81
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import DeleteIcon from '@mui/icons-material/Delete';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type TextCode, t } from '../../../platform/texts.ts';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { NumberedPager } from '../../../ui/staff/pager.tsx';
import { EditButton } from '../edit-button.tsx';
import { emptyText } from '../empty-text.ts';
import type { TableQuery } from '../../../platform/page/use-table-query.ts';
import { SearchField } from '../../../ui/staff/choices/search-field.tsx';

interface Texts {
  readonly add: TextCode;
  readonly none: TextCode;
  /** The number of rows on all pages: `{total}`. */
  readonly total: TextCode;
  readonly failed: TextCode;
}

interface Props<Row, Read> {
  readonly title: string;
  readonly description: string;
  readonly texts: Texts;
  readonly back?: ReactNode;
  readonly query: Pick<TableQuery<string>, 'page' | 'isNarrowed' | 'goTo' | 'typed' | 'type'>;
  /** Filters that are chosen, before the one that is typed. */
  readonly choices?: ReactNode;
  /** Buttons before the one that adds; `isReadOnly`: nothing is changed here. */
  readonly renderActions?: (isReadOnly: boolean) => ReactNode;
  readonly list: UseQueryResult<Read>;
  readonly rows: (read: Read) => readonly Row[];
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly nameOf: (row: Row) => string;
  readonly onAdd: () => void;
  readonly onEdit: (row: Row) => void;
  readonly onDelete: (row: Row) => void;
}

function rowActions<Row>({
  nameOf,
  onEdit,
  onDelete,
}: Pick<Props<Row, unknown>, 'nameOf' | 'onEdit' | 'onDelete'>): Column<Row> {
  return {
    title: t('incident-register.column-actions'),
    cell: (row) => (
      <Stack direction="row">
        <EditButton name={nameOf(row)} onEdit={() => onEdit(row)} />
        <IconButton
          size="small"
          aria-label={`${t('incident-register.delete')} ${nameOf(row)}`}
          onClick={() => onDelete(row)}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Stack>
    ),
  };
}

export function RegisterList<
  Row extends { readonly id: string },
  Read extends { readonly total: number; readonly isReadOnly: boolean },
>({
  texts,
  query,
  choices,
  renderActions,
  list,
  rows,
  columns,
  nameOf,
  onAdd,
  onEdit,
  onDelete,
  ...page
}: Props<Row, Read>) {
  const { total = 0, isReadOnly = true } = list.data ?? {};
  return (
    <ListScreen
      {...page}
      actions={
        list.data && (
          <>
            {renderActions?.(isReadOnly)}
            {!isReadOnly && (
              <Button variant="contained" onClick={onAdd}>
                {t(texts.add)}
              </Button>
            )}
          </>
        )
      }
      filters={
        <>
          <Stack component="search" direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 3, mb: 4 }}>
            {choices}
            <SearchField label={t('incident-register.filter-text')} value={query.typed} onType={query.type} />
          </Stack>
          {list.data?.isReadOnly && (
            <Alert severity="info" sx={{ mb: 4 }}>
              {t('incident-register.read-only')}
            </Alert>
          )}
        </>
      }
      list={list}
      failure={{ otherwise: texts.failed }}
      empty={list.data !== undefined && total === 0 && { text: emptyText(query.isNarrowed, texts.none) }}
      pager={
        <NumberedPager
          text={t(texts.total, { count: total })}
          total={total}
          size={PAGE_SIZES.incidentRegister}
          page={query.page}
          rows={list.data && rows(list.data).length}
          onPage={query.goTo}
        />
      }
    >
      {(read) => (
        <DataTable
          label={page.title}
          rows={rows(read)}
          columns={columns}
          {...(!read.isReadOnly && { actions: rowActions({ nameOf, onEdit, onDelete }) })}
        />
      )}
    </ListScreen>
  );
}
