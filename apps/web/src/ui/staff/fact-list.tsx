// Short values with their labels, side by side where there is room.
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface FactLine {
  readonly label: string;
  readonly value: ReactNode;
}

export function FactList({ facts }: { readonly facts: readonly FactLine[] }) {
  return (
    <Stack
      component="dl"
      sx={{
        m: 0,
        gap: 2,
        display: 'grid',
        gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(260px, 1fr))' },
      }}
    >
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Typography component="dt" color="textSecondary" variant="body2">
            {label}
          </Typography>
          <Typography component="dd" variant="subtitle1" sx={{ m: 0 }} dir="auto">
            {value}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
