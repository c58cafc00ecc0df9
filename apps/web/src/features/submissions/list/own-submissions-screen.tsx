// A person's own answers to one form; new ones appear by themselves. rules: P2.16, P2.71, R2.011, X10.08
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { language } from '../../../platform/language.ts';
import { t } from '../../../platform/texts.ts';
import { EmptyState } from '../../../ui/staff/empty-state.tsx';
import { Page } from '../../../ui/staff/page.tsx';
import { useListBack } from '../../forms/public.ts';
import { holds, useSession } from '../../session/public.ts';
import { failureText } from './failure-text.ts';
import { listOwnSubmissions } from './list-submissions.ts';
import { SubmissionPager } from './submission-pager.tsx';
import { SubmissionTable } from './submission-table.tsx';

/** The list is live (R2.011). */
const REFRESH_MS = 15_000;

export function OwnSubmissionsScreen() {
  const { id = '' } = useParams();
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const listBack = useListBack();
  const cursor = search.get('desde');
  const list = useQuery({
    queryKey: ['own-submissions', id, cursor],
    queryFn: ({ signal }) => listOwnSubmissions(id, cursor, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: REFRESH_MS,
  });
  if (session.state !== 'authenticated') return null;
  const { account } = session;
  const { data } = list;
  const back = (
    <Button component={Link} to={listBack.to} size="small">
      {t('staff.back')}
    </Button>
  );
  const goTo = (next: string | null) =>
    setSearch(next === null ? {} : { desde: next }, { state: listBack.state });
  if (list.isError) {
    const again = (
      <Button variant="outlined" onClick={() => void list.refetch()}>
        {t('shell.retry')}
      </Button>
    );
    return (
      <Page title={t('form-list.own-title')} back={back}>
        <EmptyState tone="error" text={failureText(list.error)} action={again} />
      </Page>
    );
  }
  const answer = holds(account, 'create', 'respuesta') && (
    <Button variant="outlined" component={Link} to={`/contestar/${id}`}>
      {t('staff.forms-answer')}
    </Button>
  );
  return (
    <Page
      title={t('form-list.own-title')}
      description={data ? data.form.titleIn[language] || data.form.title : ''}
      back={back}
      action={data && data.total > 0 ? answer : null}
    >
      {data?.total === 0 ? (
        <EmptyState text={t('form-list.own-none')} action={answer} />
      ) : (
        <>
          <Stack
            direction="row"
            sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 3, mb: 3 }}
          >
            <Typography aria-live="polite">
              {data ? t('staff.submissions-total', { total: data.total }) : ''}
            </Typography>
            {data && <SubmissionPager page={data} onCursor={goTo} />}
          </Stack>
          <SubmissionTable
            sells={data?.form.sells ?? false}
            submissions={data?.submissions ?? null}
            timeZone={account.municipality.timeZone}
          />
        </>
      )}
    </Page>
  );
}
