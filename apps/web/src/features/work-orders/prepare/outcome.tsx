// How far preparing a day is, and how it ended.
// rules: X39.30, X39.35
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { t } from '../../../platform/texts.ts';
import type { Preparing } from './use-prepare.ts';

export function Outcome({ current, onStop }: { readonly current: Preparing; readonly onStop: () => void }) {
  switch (current.state) {
    case 'idle':
      return null;
    case 'failed':
      return <Alert severity="error">{current.text}</Alert>;
    case 'ended': {
      const { notices } = current.prepared;
      const isWhole = !notices.has('stopped') && !notices.has('full') && !notices.has('no-screens');
      return (
        <Box role="status" sx={{ display: 'grid', gap: 2 }}>
          {isWhole && <Alert severity="success">{t('prepare.done')}</Alert>}
          {[...notices].map((notice) => (
            <Alert key={notice} severity="warning">
              {t(`prepare.${notice}`)}
            </Alert>
          ))}
        </Box>
      );
    }
    case 'working': {
      const { step, done, of } = current.progress;
      const text = t(`prepare.step-${step}`, { done, of });
      return (
        <Box>
          <Typography role="status">{text}</Typography>
          <LinearProgress
            aria-label={t('prepare.begin')}
            variant={of > 1 ? 'determinate' : 'indeterminate'}
            value={of === 0 ? 0 : (done / of) * 100}
            sx={{ my: 2 }}
          />
          <Button onClick={onStop}>{t('prepare.stop')}</Button>
        </Box>
      );
    }
  }
}
