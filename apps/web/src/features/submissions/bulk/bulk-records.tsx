// The button that downloads the records of the chosen submissions as one archive, and the dialog that shows how far it is.
// rules: X33.68
import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import { RECORDS_OF_BUNDLE } from '@constancia/domain/limits.ts';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { BundleProgress } from './bundle-progress.tsx';
import { useBundle } from './use-bundle.ts';

interface Props {
  readonly formId: string;
  /** What is chosen, one at least. */
  readonly rows: readonly SubmissionRow[];
}

export function BulkRecords({ formId, rows }: Props) {
  const bundle = useBundle(formId);
  const [codes, setCodes] = useState<ReadonlyMap<string, string> | null>(null);
  const isTooMany = rows.length > RECORDS_OF_BUNDLE;
  const { progress, error } = bundle;
  const isWaiting = error === null && (progress === null || progress.state === 'waiting');
  const start = () => {
    setCodes(new Map(rows.map(({ id, code }) => [id, code])));
    bundle.start(rows.map(({ id }) => id));
  };
  const close = () => {
    bundle.close();
    setCodes(null);
  };
  const actions = (
    <>
      {progress?.state === 'ready' && progress.made > 0 && (
        <Button onClick={bundle.saveAgain}>{t('bulk-records.again')}</Button>
      )}
      <Button onClick={close} disabled={bundle.isAsking}>
        {t(isWaiting ? 'bulk-records.cancel' : 'shell.close')}
      </Button>
    </>
  );
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<PictureAsPdfIcon />}
        disabled={isTooMany}
        onClick={start}
      >
        {t('bulk-records.download')}
      </Button>
      {isTooMany && (
        <Typography variant="body2">{t('bulk-records.too-many', { max: RECORDS_OF_BUNDLE })}</Typography>
      )}
      {codes && (
        <DialogFrame
          title={t('bulk-records.title')}
          actions={actions}
          size="sm"
          busy={isWaiting}
          onClose={close}
        >
          {error ? (
            <Alert severity="error">{problemText(error)}</Alert>
          ) : (
            <BundleProgress progress={progress} codes={codes} />
          )}
        </DialogFrame>
      )}
    </>
  );
}
