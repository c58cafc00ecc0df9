// Says why a list is empty or could not be read, and offers what a person can do about it.
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  readonly text: string;
  readonly action?: ReactNode;
  readonly tone?: 'plain' | 'error';
}

export function EmptyState({ text, action, tone = 'plain' }: Props) {
  return (
    <Paper
      sx={{ display: 'grid', justifyItems: 'center', gap: 4, px: 6, py: 12, textAlign: 'center' }}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Typography color={tone === 'error' ? 'error' : 'textSecondary'}>{text}</Typography>
      {action}
    </Paper>
  );
}
