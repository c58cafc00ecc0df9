// A block of a page with a border and a title, and perhaps a state beside the title.
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export function SectionCard({ title, beside, children }: Props) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 5, my: 4 }}>
      <Stack direction="row" sx={{ gap: 3, alignItems: 'center', mb: 3, flexWrap: 'wrap' }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {beside}
      </Stack>
      {children}
    </Paper>
  );
}
