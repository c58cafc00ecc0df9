// Deletes an area or a type of the incident register; what still uses it is said here.
// rules: X34.82
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { focusOnMount } from '../../../ui/staff/focus-on-mount.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { REGISTER_QUERIES } from './entry-dialog.tsx';

interface Props {
  readonly name: string;
  readonly remove: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function DeleteEntryDialog({ name, remove, onClose }: Props) {
  const client = useQueryClient();
  const notify = useNotify();
  const deleting = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      notify({ kind: 'success', text: t('incident-register.deleted', { name }) });
      await client.invalidateQueries({ queryKey: [REGISTER_QUERIES] });
      onClose();
    },
  });
  return (
    <DialogFrame
      role="alertdialog"
      title={t('incident-register.delete-title', { name })}
      text={t('incident-register.delete-text')}
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
            loading={deleting.isPending}
            onClick={() => deleting.mutate()}
          >
            {t('incident-register.delete')}
          </Button>
        </>
      }
    >
      {deleting.isError && (
        <Alert severity="error">
          {problemText(deleting.error, { otherwise: 'incident-register.delete-failed' })}
        </Alert>
      )}
    </DialogFrame>
  );
}
