// The state of the installation for administrators. It asks again by itself while somebody looks at the page.
// rules: X37.46, X37.49
import { FINDING_KINDS } from '@constancia/domain/status/findings.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../platform/texts.ts';
import { ListScreen } from '../../ui/staff/list-screen.tsx';
import { readStatus, type Status } from './status-api.ts';
import { StatusRow } from './status-line.tsx';

/** Not while the page is in the background, which the cache of queries sees to. */
const REFRESH_MS = 30_000;

export function StatusScreen() {
  const status = useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => readStatus(signal),
    refetchInterval: REFRESH_MS,
  });
  return (
    <ListScreen
      title={t('status.title')}
      description={t('status.description')}
      actions={
        <Button variant="outlined" loading={status.isFetching} onClick={() => void status.refetch()}>
          {t('status.look-again')}
        </Button>
      }
      list={status}
      failure={{ otherwise: 'status.failed-to-load' }}
      empty={false}
    >
      {(read) => <Lines {...read} />}
    </ListScreen>
  );
}

function Lines({ at, timeZone, lines }: Status) {
  const wrong = lines.filter(({ code }) => FINDING_KINDS[code] === 'wrong').length;
  return (
    <>
      <Typography role="status" variant="subtitle1">
        {wrong === 0 ? t('status.all-well') : t('status.some-wrong', { wrong })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {t('status.looked-at', { moment: dateAndTime(at, timeZone) })}
      </Typography>
      <Paper component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }} aria-label={t('status.lines')}>
        {lines.map((line) => (
          <StatusRow key={line.subject} line={line} timeZone={timeZone} />
        ))}
      </Paper>
    </>
  );
}
