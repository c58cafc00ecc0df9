// The answers of one form. rules: R2.001, R2.022-R2.035, R2.040-R2.042, R2.045, R5.11, R7.09, R7.10
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { language } from '../../../platform/language.ts';
import { t } from '../../../platform/texts.ts';
import { EmptyState } from '../../../ui/staff/empty-state.tsx';
import { useNotify } from '../../../ui/staff/notices.tsx';
import { Page } from '../../../ui/staff/page.tsx';
import { useListBack } from '../../forms/public.ts';
import { useSession } from '../../session/public.ts';
import { failureText } from './failure-text.ts';
import { listSubmissions, spreadsheetAddress } from './list-submissions.ts';
import { SubmissionPager } from './submission-pager.tsx';
import { SubmissionTable } from './submission-table.tsx';

/** In the language of the page when the form has its texts in it. */
function shownText(text: string, versions: Readonly<Record<string, string>>): string {
  return versions[language] || text;
}

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
    <Button
      variant="outlined"
      component="a"
      href={spreadsheetAddress(formId)}
      download
      disabled={total === null}
    >
      {t('staff.submissions-excel')}
    </Button>
  );
}

export function SubmissionListScreen() {
  const { id = '' } = useParams();
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const cursor = search.get('desde');
  const listBack = useListBack();
  const list = useQuery({
    queryKey: ['submissions', id, cursor],
    queryFn: ({ signal }) => listSubmissions(id, cursor, signal),
    placeholderData: keepPreviousData,
  });
  if (session.state !== 'authenticated') return null;
  const { data } = list;
  const goTo = (next: string | null) =>
    setSearch(next === null ? {} : { desde: next }, { state: listBack.state });
  const back = (
    <Button component={Link} to={listBack.to} size="small">
      {t('staff.back')}
    </Button>
  );
  if (list.isError) {
    return (
      <Page title={t('staff.submissions')} back={back}>
        <EmptyState
          tone="error"
          text={failureText(list.error)}
          action={
            <Button variant="outlined" onClick={() => void list.refetch()}>
              {t('shell.retry')}
            </Button>
          }
        />
      </Page>
    );
  }
  return (
    <Page
      title={data ? shownText(data.form.title, data.form.titleIn) : t('staff.submissions')}
      description={data ? shownText(data.form.description, data.form.descriptionIn) : ''}
      back={back}
      action={<ExcelButton formId={id} total={data?.total ?? null} />}
    >
      {data?.total === 0 ? (
        <EmptyState text={t('staff.submissions-none')} />
      ) : (
        <>
          <Stack
            direction="row"
            sx={{
              justifyContent: 'space-between',
              alignItems: 'center',
              flexWrap: 'wrap',
              gap: 3,
              mb: 3,
              minHeight: 40,
            }}
          >
            <Typography aria-live="polite">
              {data ? t('staff.submissions-total', { total: data.total }) : ''}
            </Typography>
            {data && <SubmissionPager page={data} onCursor={goTo} />}
          </Stack>
          <SubmissionTable
            sells={data?.form.sells ?? false}
            submissions={data?.submissions ?? null}
            timeZone={session.account.municipality.timeZone}
          />
        </>
      )}
    </Page>
  );
}
