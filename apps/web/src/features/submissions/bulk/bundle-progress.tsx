// How far the records of several submissions are, and which were left out and why.
// rules: X33.68
import type { RecordBundleProgress } from '@constancia/contract/records/bundles.ts';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../platform/texts.ts';

interface Props {
  /** null while they are being asked for. */
  readonly progress: RecordBundleProgress | null;
  /** Codes of what was chosen, by id: the server says none of what a person may not see. */
  readonly codes: ReadonlyMap<string, string>;
}

function statusText({ state, made, total, refused }: RecordBundleProgress): string {
  if (state === 'waiting') return t('bulk-records.progress', { made: made + refused.length, total });
  if (made === 0) return t('bulk-records.none');
  return refused.length === 0
    ? t('bulk-records.done', { made })
    : t('bulk-records.some', { made, refused: refused.length });
}

export function BundleProgress({ progress, codes }: Props) {
  const id = useId();
  const isWaiting = progress === null || progress.state === 'waiting';
  const done = progress ? progress.made + progress.refused.length : 0;
  const percent = progress ? Math.floor((done / progress.total) * 100) : 0;
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: { sm: 360 } }}>
      <Typography id={id} role="status">
        {progress ? statusText(progress) : t('bulk-records.asking')}
      </Typography>
      {isWaiting && (
        <LinearProgress
          variant={progress ? 'determinate' : 'indeterminate'}
          value={percent}
          aria-labelledby={id}
        />
      )}
      {!isWaiting && progress.refused.length > 0 && (
        <Box component="ul" aria-label={t('bulk-records.refused')} sx={{ m: 0, pl: 5 }}>
          {progress.refused.map(({ submissionId, code, why }) => (
            <li key={submissionId}>
              <strong>{code || (codes.get(submissionId) ?? submissionId)}</strong>: {t(`bulk-records.${why}`)}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
