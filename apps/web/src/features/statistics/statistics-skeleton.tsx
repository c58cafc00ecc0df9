// The outline of the charts while they load.
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const CHARTS = 3;

export function StatisticsSkeleton() {
  return (
    <Stack sx={{ gap: 4 }} aria-hidden="true">
      <Skeleton width={220} height={56} />
      {Array.from({ length: CHARTS }, (_, chart) => (
        <Paper key={chart} sx={{ p: 4 }}>
          <Skeleton width="40%" height={32} />
          <Skeleton variant="rounded" height={160} />
        </Paper>
      ))}
    </Stack>
  );
}
