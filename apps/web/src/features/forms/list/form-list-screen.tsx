// The form list. rules: P2.04, P2.57-P2.85, P4.30, P4.35, P4.36, A2.06, A8.17, E4.33, P9.02, X10.08-X10.10

import type { FormRow } from '@constancia/contract/forms/forms.ts';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { CallError } from '../../../platform/api-client.ts';
import { type TextCode, t } from '../../../platform/texts.ts';
import { EmptyState } from '../../../ui/staff/empty-state.tsx';
import { SAVED_NOTICE_MS, useNotify } from '../../../ui/staff/notices.tsx';
import { Page } from '../../../ui/staff/page.tsx';
import { holds, useSession } from '../../session/public.ts';
import { type FormFilters, listForms, setVisibility } from '../api.ts';
import { isGone } from '../failed-call.ts';
import { WorkflowsButton } from '../workflow/workflows-button.tsx';
import { FormFiltersPanel } from './form-filters.tsx';
import { FormPager, pagesOf } from './form-pager.tsx';
import { FormTable } from './form-table.tsx';
import { useFormDialogs } from './use-form-dialogs.tsx';
import { useListPlace } from './use-list-filters.ts';

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
      const known = error instanceof CallError && error.code !== 'offline';
      const text = known ? t(`problem.${error.code}`, error.values) : t('shell.offline');
      notify({ kind: 'error', text: isGone(error) ? t('form-list.gone') : text });
    }
    await queries.invalidateQueries({ queryKey: ['forms'] });
  };
}

/** The page that the address names; one that does not exist any more gives way to the last one (X10.09). */
function useForms({ filters, page, goTo }: ReturnType<typeof useListPlace>) {
  // By value: the address is read anew at each drawing.
  const asked = useDeferredValue(JSON.stringify({ filters, page }));
  const forms = useQuery({
    queryKey: ['forms', asked],
    queryFn: ({ signal }) => {
      const place = JSON.parse(asked) as { filters: FormFilters; page: number };
      return listForms(place.filters, place.page, signal);
    },
    placeholderData: keepPreviousData,
    // What others changed meanwhile shows whenever the list is opened (P4.35).
    refetchOnMount: 'always',
  });
  const { data, isPlaceholderData } = forms;
  const beyond = data && !isPlaceholderData && data.forms.length === 0 && data.total > 0;
  useEffect(() => {
    if (beyond && page >= pagesOf(data.total)) goTo(pagesOf(data.total) - 1, 'replace');
  });
  return forms;
}

export function FormListScreen() {
  const session = useSession();
  const account = session.state === 'authenticated' ? session.account : null;
  const place = useListPlace();
  const forms = useForms(place);
  const publish = usePublish();
  const { dialog, ...commands } = useFormDialogs(account);
  useSavedNotice();
  if (!account) return null;
  const { filters, page } = place;
  const newForm = holds(account, 'create', 'formulario') && (
    <Button variant="contained" component={Link} to="/editar/nuevo/formulario">
      {t('staff.forms-new')}
    </Button>
  );
  const again = (
    <Button variant="outlined" onClick={() => void forms.refetch()}>
      {t('shell.retry')}
    </Button>
  );
  return (
    <Page
      title={t('staff.forms')}
      action={
        <>
          {holds(account, 'update', 'formulario') && (
            <WorkflowsButton municipalityId={account.municipality.id} />
          )}
          {newForm}
        </>
      }
    >
      <FormFiltersPanel
        account={account}
        filters={{ ...filters, text: place.typed }}
        onChange={place.filter}
      />
      {forms.isError ? (
        <EmptyState tone="error" text={t('staff.forms-failed')} action={again} />
      ) : forms.data?.total === 0 ? (
        <EmptyState text={t(emptyText(filters))} action={newForm} />
      ) : (
        <>
          <FormTable
            forms={forms.data?.forms ?? null}
            anyPaymentGateway={forms.data?.anyPaymentGateway ?? false}
            showsScope={account.publishesForms}
            onPublish={(form, isPublic) => void publish(form, isPublic)}
            {...commands}
          />
          {forms.data && <FormPager total={forms.data.total} page={page} onPage={place.goTo} />}
        </>
      )}
      {dialog}
    </Page>
  );
}
