// Deletes an asset, after saying how many submissions name it.
// rules: X34.59
import Skeleton from '@mui/material/Skeleton';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { AskingDialog } from '../asking-dialog.tsx';
import { type AssetKey, deleteAsset } from './api.ts';
import { useAsset } from './asset-dialog.tsx';

interface Props {
  readonly of: AssetKey;
  readonly onClose: () => void;
}

const textFor = (count: number) => (count === 0 ? 'assets.delete-text-none' : 'assets.delete-text');

export function DeleteAssetDialog({ of, onClose }: Props) {
  const read = useAsset(of);
  const { data } = read;
  return (
    <AskingDialog
      title={t('assets.delete-title', { name: data?.asset.description ?? '' })}
      text={data && t(textFor(data.submissions), { count: data.submissions })}
      action={t('assets.delete')}
      run={data ? () => deleteAsset(of, data.version) : null}
      done={t('assets.deleted')}
      refused={{ otherwise: 'assets.delete-failed' }}
      stale="assets"
      onClose={onClose}
    >
      {read.isPending && <Skeleton variant="rounded" height={60} aria-busy="true" />}
      {read.isError && (
        <FailureAlert text={problemText(read.error, { otherwise: 'assets.failed' })} onRetry={read.refetch} />
      )}
    </AskingDialog>
  );
}
