// The filters of a list in one row: below each other on a phone, two in a row on a tablet, which has no room for more.
// rules: X36.81
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const ROW = {
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
} as const;

export function FilterRow({ children }: { readonly children: ReactNode }) {
  return <Box sx={ROW}>{children}</Box>;
}
