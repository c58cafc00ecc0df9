// Deletes an asset, after saying how many submissions name it.
// rules: X34.59
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { focusOnMount } from '../../../ui/staff/focus-on-mount.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { type AssetKey, deleteAsset } from './api.ts';
import { useAsset } from './asset-dialog.tsx';

interface Props {
  readonly of: AssetKey;
  readonly onClose: () => void;
}

export function DeleteAssetDialog({ of, onClose }: Props) {
  const read = useAsset(of);
  const client = useQueryClient();
  const notify = useNotify();
  const deleting = useMutation({
    mutationFn: (version: number) => deleteAsset(of, version),
    onSuccess: async () => {
      notify({ kind: 'success', text: t('assets.deleted') });
      await client.invalidateQueries({ queryKey: ['assets'] });
      onClose();
    },
  });
  const { data } = read;
  return (
    <DialogFrame
      role="alertdialog"
      title={t('assets.delete-title', { name: data?.asset.description ?? '' })}
      {...(data && { text: t('assets.delete-text', { submissions: data.submissions }) })}
      size="xs"
      busy={deleting.isPending}
      onClose={onClose}
      actions={
        <>
          <Button disabled={deleting.isPending} onClick={onClose} ref={focusOnMount}>
            {t('administration.cancel')}
          </Button>
          <Button
            variant="contained"
            color="error"
            disabled={!data}
            loading={deleting.isPending}
            onClick={() => data && deleting.mutate(data.version)}
          >
            {t('assets.delete')}
          </Button>
        </>
      }
    >
      {read.isPending && <Skeleton variant="rounded" height={60} aria-busy="true" />}
      {read.isError && (
        <FailureAlert text={problemText(read.error, { otherwise: 'assets.failed' })} onRetry={read.refetch} />
      )}
      {deleting.isError && (
        <Alert severity="error">{problemText(deleting.error, { otherwise: 'assets.delete-failed' })}</Alert>
      )}
    </DialogFrame>
  );
}
