// The list of forms with its filters, pages and actions.
// rules: P2.57-P2.85, P4.35, X10.09, X35.48

import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { StaffWaiting } from '../../../answering/queue/staff-waiting.tsx';
import { type TextCode, t } from '../../../platform/texts.ts';
import { NOTICE_MS } from '../../../ui/notice-times.ts';
import { useConfirm } from '../../../ui/staff/confirm-dialog.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { MoreActions } from '../../../ui/staff/menus/more-actions.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { useAccount } from '../../session/public.ts';
import { type FormFilters, listForms } from '../api.ts';
import { WorkflowsButton } from '../workflow/workflows-button.tsx';
import { FormFiltersPanel } from './form-filters.tsx';
import { FormPager, pagesOf } from './form-pager.tsx';
import { FormTable } from './form-table.tsx';
import { useFormDialogs } from './use-form-dialogs.tsx';
import { useListQuery } from './use-list-filters.ts';
import { usePublish } from './use-publish.ts';

function emptyText(filters: FormFilters): TextCode {
  const others = filters.area !== '' || filters.municipality !== '';
  if (filters.text !== '' && !others) return 'staff.forms-none-by-name';
  if (filters.area !== '' && filters.text === '') return 'staff.forms-none-in-area';
  return 'staff.forms-none';
}

/** After answering, the list is opened with the code of the submission (A2.06). */
function useSavedNotice() {
  const notify = useNotify();
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const code = search.get('respuesta');
  useLayoutEffect(() => {
    if (code === null) return;
    notify({ kind: 'success', text: t('staff.forms-saved', { code }), milliseconds: NOTICE_MS.saved });
    setSearch({}, { replace: true, state });
  }, [code, notify, setSearch, state]);
}

/** Reads the page that the URL names; a page that no longer exists is replaced by the last one (X10.09). */
function useForms({ filters, page, goTo }: ReturnType<typeof useListQuery>) {
  // Compared as text, because the URL is parsed again at each drawing.
  const asked = useDeferredValue(JSON.stringify({ filters, page }));
  const forms = useQuery({
    queryKey: ['forms', asked],
    queryFn: ({ signal }) => {
      const query = JSON.parse(asked) as { filters: FormFilters; page: number };
      return listForms(query.filters, query.page, signal);
    },
    placeholderData: keepPreviousData,
    // Opening the list always shows what others changed (P4.35).
    refetchOnMount: 'always',
  });
  const { data, isPlaceholderData } = forms;
  const beyond = data && !isPlaceholderData && data.forms.length === 0 && data.total > 0;
  useEffect(() => {
    if (beyond && page >= pagesOf(data.total)) goTo(pagesOf(data.total) - 1, 'replace');
  });
  return forms;
}

interface Props {
  /** About the submission that was sent just now. */
  readonly notice?: ReactNode;
}

export function FormListScreen({ notice }: Props) {
  const account = useAccount();
  const query = useListQuery();
  const forms = useForms(query);
  const { confirm, dialog: question } = useConfirm();
  const publish = usePublish(confirm);
  const { dialog, ...commands } = useFormDialogs(account);
  useSavedNotice();
  const { filters, page } = query;
  const { data } = forms;
  const newForm = data?.may.create && (
    <Button variant="contained" component={Link} to={pathOf('newForm')}>
      {t('staff.forms-new')}
    </Button>
  );
  const isFiltered = filters.text !== '' || filters.area !== '' || filters.municipality !== '';
  const clear = (
    <Button variant="outlined" onClick={() => query.filter({ text: '', area: '', municipality: '' })}>
      {t('form-list.clear-filter')}
    </Button>
  );
  return (
    <>
      <ListScreen
        title={t('staff.forms')}
        actions={
          (data?.may.editWorkflows || data?.may.create) && (
            <MoreActions main={newForm}>
              {data.may.editWorkflows && <WorkflowsButton municipalityId={account.municipality.id} />}
              {data.may.create && (
                <Button variant="outlined" component={Link} to={pathOf('formImport')}>
                  {t('xlsform.open')}
                </Button>
              )}
            </MoreActions>
          )
        }
        filters={
          <>
            {notice}
            <StaffWaiting person={account.userId} />
            <FormFiltersPanel
              account={account}
              filters={{ ...filters, text: query.typed }}
              onChange={query.filter}
            />
          </>
        }
        list={forms}
        failure={{ otherwise: 'staff.forms-failed', explains: [] }}
        empty={data?.total === 0 && { text: t(emptyText(filters)), action: isFiltered ? clear : newForm }}
        pager={data && <FormPager total={data.total} page={page} onPage={query.goTo} />}
      >
        {(read) => (
          <FormTable
            forms={read.forms}
            anyPaymentGateway={read.anyPaymentGateway}
            showsScope={account.publishesForms}
            onPublish={(form, isPublic) => void publish(form, isPublic)}
            {...commands}
          />
        )}
      </ListScreen>
      {dialog}
      {question}
    </>
  );
}
