// The outline of a list while its rows load.
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

const ROWS = 8;

export function SkeletonRows() {
  return (
    <Paper sx={{ px: 4, py: 2 }} aria-hidden="true">
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} height={40} />
      ))}
    </Paper>
  );
}
