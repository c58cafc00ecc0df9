// The form list. rules: P2.04, P2.57-P2.70, P2.76-P2.79, A2.06, A8.17, P9.02
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormRow } from '@constancia/contract/forms.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { CallError } from '../../platform/api-client.ts';
import { t, type TextCode } from '../../platform/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SAVED_NOTICE_MS, useNotify } from '../../ui/notices.tsx';
import { Page } from '../../ui/page.tsx';
import { holds, useSession } from '../session/public.ts';
import { FormFiltersPanel } from './form-filters.tsx';
import { FormTable } from './form-table.tsx';
import { type FormFilters, listForms } from './list-forms.ts';
import { setVisibility } from './set-visibility.ts';

const PAGE_SIZE = 7;
const NO_FILTERS: FormFilters = { text: '', area: '', municipality: '' };

function emptyText(filters: FormFilters): TextCode {
  const others = filters.area !== '' || filters.municipality !== '';
  if (filters.text !== '' && !others) return 'staff.forms-none-by-name';
  if (filters.area !== '' && filters.text === '') return 'staff.forms-none-in-area';
  return 'staff.forms-none';
}

/** After answering, the list is opened with the code of the answer (A2.06). */
function useSavedNotice() {
  const notify = useNotify();
  const [search, setSearch] = useSearchParams();
  const code = search.get('respuesta');
  useEffect(() => {
    if (code === null) return;
    notify({ kind: 'success', text: t('staff.forms-saved', { code }), milliseconds: SAVED_NOTICE_MS });
    setSearch({}, { replace: true });
  }, [code, notify, setSearch]);
}

function usePublish() {
  const notify = useNotify();
  const queries = useQueryClient();
  return async (form: FormRow, isPublic: boolean) => {
    try {
      await setVisibility(form, isPublic);
    } catch (error) {
      const text =
        error instanceof CallError && error.code !== 'offline'
          ? t(`problem.${error.code}`, error.values)
          : t('shell.offline');
      notify({ kind: 'error', text });
    }
    await queries.invalidateQueries({ queryKey: ['forms'] });
  };
}

function Total({
  total,
  page,
  onPage,
}: {
  readonly total: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
}) {
  const pages = Math.ceil(total / PAGE_SIZE);
  return (
    <Stack
      direction="row"
      sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 3, mt: 4 }}
    >
      <Typography aria-live="polite">{t('staff.forms-total', { total })}</Typography>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page + 1}
          onChange={(_event, next) => onPage(next - 1)}
          getItemAriaLabel={(type, number) =>
            type === 'page'
              ? t('staff.page-number', { number: number ?? 0 })
              : t(type === 'next' ? 'staff.page-next' : 'staff.page-previous')
          }
        />
      )}
    </Stack>
  );
}

export function FormListScreen() {
  const session = useSession();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [page, setPage] = useState(0);
  const asked = useDeferredValue(filters);
  const forms = useQuery({
    queryKey: ['forms', asked, page],
    queryFn: ({ signal }) => listForms(asked, page, signal),
    placeholderData: keepPreviousData,
  });
  const publish = usePublish();
  useSavedNotice();
  if (session.state !== 'authenticated') return null;
  const { account } = session;
  const change = (next: FormFilters) => {
    setFilters(next);
    setPage(0);
  };
  const newForm = holds(account, 'create', 'formulario') && (
    <Button variant="contained" component={Link} to="/editar/nuevo/formulario">
      {t('staff.forms-new')}
    </Button>
  );
  return (
    <Page title={t('staff.forms')} action={newForm}>
      <FormFiltersPanel account={account} filters={filters} onChange={change} />
      {forms.isError ? (
        <EmptyState
          tone="error"
          text={t('staff.forms-failed')}
          action={
            <Button variant="outlined" onClick={() => void forms.refetch()}>
              {t('shell.retry')}
            </Button>
          }
        />
      ) : forms.data?.total === 0 ? (
        <EmptyState text={t(emptyText(asked))} action={newForm} />
      ) : (
        <>
          <FormTable
            forms={forms.data?.forms ?? null}
            anyPaymentGateway={forms.data?.anyPaymentGateway ?? false}
            showsScope={account.publishesForms}
            onPublish={(form, isPublic) => void publish(form, isPublic)}
          />
          {forms.data && <Total total={forms.data.total} page={page} onPage={setPage} />}
        </>
      )}
    </Page>
  );
}
