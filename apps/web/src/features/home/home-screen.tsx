// The start page of supervisors and administrators: the search by a person's number and what there is to do. Everybody else
// is sent on to the form list.
// rules: P2.02, R2.099-R2.101, X33.30
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { useQueue } from '../../answering/queue/queue.ts';
import { t } from '../../platform/texts.ts';
import { EmptyState } from '../../ui/staff/empty-state.tsx';
import { Page } from '../../ui/staff/page.tsx';
import { QueryStatus } from '../../ui/staff/query-status.tsx';
import { useAccount } from '../session/public.ts';
import { readHome } from './home-api.ts';
import {
  CameBackCard,
  DraftsCard,
  FailedDeliveries,
  LastFormsCard,
  OverdueWorkOrders,
  WaitingCard,
} from './home-cards.tsx';
import { RecipientSearch } from './recipient-search.tsx';

const FORMS = pathOf('forms');

export function HomeScreen() {
  const account = useAccount();
  if (!account.usesHome) return <Navigate to={FORMS} replace />;
  const name = account.firstName || account.username;
  return (
    <Page
      title={t('staff.home-greeting', { name })}
      description={account.municipality.name}
      action={
        <Button component={Link} to={FORMS} variant="contained">
          {t('staff.home-forms-button')}
        </Button>
      }
    >
      <RecipientSearch />
      <Today person={account.userId} />
    </Page>
  );
}

/** What is on this device is shown without a connection too. */
function Today({ person }: { readonly person: string }) {
  const { drafts } = useQueue(person);
  const home = useQuery({ queryKey: ['home'], queryFn: ({ signal }) => readHome(signal) });
  const { data } = home;
  const own = drafts ?? [];
  const nothing =
    data &&
    own.length === 0 &&
    !data.failedDeliveries &&
    !data.overdueWorkOrders &&
    [data.waiting, data.cameBack, data.lastForms].every(({ length }) => length === 0);
  return (
    <>
      <QueryStatus query={home} />
      {data && <FailedDeliveries home={data} />}
      {data && <OverdueWorkOrders home={data} />}
      {nothing && <EmptyState text={t('home.nothing')} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
          columnGap: 4,
          alignItems: 'start',
        }}
      >
        {data && <WaitingCard home={data} />}
        {data && <CameBackCard home={data} />}
        <DraftsCard drafts={own} />
        {data && <LastFormsCard home={data} />}
      </Box>
    </>
  );
}
