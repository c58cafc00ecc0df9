// The frame of a staff page: title, also of the window, description, actions, content.
// rules: X33.90
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '../../platform/texts.ts';
import { useWindowTitle } from '../../platform/page/window-title.ts';

interface Props {
  readonly title: string;
  /** Where the window's title says more than the heading, or in another order: its parts, the most particular first. */
  readonly windowTitle?: readonly (string | undefined)[] | undefined;
  /** One sentence under the title. */
  readonly description?: string;
  /** Link back, above the title. */
  readonly back?: ReactNode;
  /** The page's main action, at the right. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function Page({ title, windowTitle = [title], description, back, action, children }: Props) {
  useWindowTitle(...windowTitle, t('shell.product'));
  return (
    <Box
      component="main"
      id="content"
      tabIndex={-1}
      sx={{ maxWidth: 1280, mx: 'auto', px: { xs: 4, md: 6 }, py: 6, outline: 'none' }}
    >
      {back && <Box sx={{ mb: 2 }}>{back}</Box>}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{
          justifyContent: 'space-between',
          alignItems: { sm: 'center' },
          flexWrap: 'wrap',
          gap: 4,
          mb: 5,
        }}
      >
        {/* When there are many actions, they wrap below the title instead of squeezing it. */}
        <Box sx={{ minWidth: 0, flex: { sm: '1 1 24rem' } }}>
          <Typography variant="h1" dir="auto">
            {title}
          </Typography>
          {description && (
            <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '80ch' }} dir="auto">
              {description}
            </Typography>
          )}
        </Box>
        {action && (
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
            {action}
          </Stack>
        )}
      </Stack>
      {children}
    </Box>
  );
}
