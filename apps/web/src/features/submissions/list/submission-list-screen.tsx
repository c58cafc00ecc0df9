// The list of the submissions of one form.
// rules: R2.001, R2.022-R2.035, R5.11, R7.09
import { inLanguage } from '@constancia/domain/localized.ts';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { language } from '../../../platform/language.ts';
import { t } from '../../../platform/texts.ts';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { useListBack } from '../../forms/public.ts';
import { useAccount } from '../../session/public.ts';
import { listSubmissions, spreadsheetUrl } from './list-submissions.ts';
import { SubmissionPager } from './submission-pager.tsx';
import { SubmissionTable } from './submission-table.tsx';
import { useListCursor } from './use-list-cursor.ts';

function ExcelButton({ formId, total }: { readonly formId: string; readonly total: number | null }) {
  const notify = useNotify();
  if (total === 0) {
    return (
      <Button
        variant="outlined"
        onClick={() => notify({ kind: 'warning', text: t('staff.submissions-none') })}
      >
        {t('staff.submissions-excel')}
      </Button>
    );
  }
  return (
    <Button variant="outlined" component="a" href={spreadsheetUrl(formId)} download disabled={total === null}>
      {t('staff.submissions-excel')}
    </Button>
  );
}

export function SubmissionListScreen() {
  const { id = '' } = useParams();
  const account = useAccount();
  const listBack = useListBack();
  const { cursor, goTo } = useListCursor();
  const list = useQuery({
    queryKey: ['submissions', id, cursor],
    queryFn: ({ signal }) => listSubmissions(id, cursor, signal),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  return (
    <ListScreen
      title={data ? inLanguage(data.form.title, language) : t('staff.submissions')}
      description={data && inLanguage(data.form.description, language)}
      back={<BackButton to={listBack.to} />}
      actions={!list.isError && <ExcelButton formId={id} total={data?.total ?? null} />}
      list={list}
      empty={data?.total === 0 && { text: t('staff.submissions-none') }}
      pager={data && <SubmissionPager page={data} onCursor={goTo} />}
    >
      {({ form, submissions }) => (
        <SubmissionTable
          sells={form.sells}
          submissions={submissions}
          timeZone={account.municipality.timeZone}
        />
      )}
    </ListScreen>
  );
}
