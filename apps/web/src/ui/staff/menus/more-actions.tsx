// Buttons beside the title of a page. On a phone only the first and the main one stay in sight, in one row with a button that
// shows the others below, so that the page begins at once. A single other one stays in sight, too.
// rules: X36.96
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { t } from '../../../platform/texts.ts';

interface Props {
  /** Stays in sight, before the others. */
  readonly first?: ReactNode;
  /** Stays in sight, after the others. */
  readonly main?: ReactNode;
  /** What is shown on demand on a phone. It is always there, so that what a button has opened stays open. */
  readonly children: ReactNode;
}

export function MoreActions({ first, main, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {first}
      <Button
        variant="outlined"
        sx={{ display: { sm: 'none' }, '&:has(+ * > :only-child)': { display: 'none' } }}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('staff.more-actions')}
      </Button>
      <Box
        id={id}
        sx={{
          display: { xs: isOpen ? 'flex' : 'none', sm: 'contents' },
          // On a phone under the row of those that stay.
          order: { xs: 1, sm: 0 },
          width: '100%',
          flexWrap: 'wrap',
          gap: 2,
          '&:has(> :only-child)': { display: 'contents' },
        }}
      >
        {children}
      </Box>
      {main}
    </>
  );
}
