// Asks before a link with answers is taken back, and names it: who holds it opens the form without answers from then on.
// rules: X38.95
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asCallError } from '../../../platform/api-client.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { deleteLink, LINKS, type ListedLink } from './prefilled-api.ts';

interface Props {
  readonly formId: string;
  readonly link: ListedLink;
  readonly onClose: () => void;
}

/** A link that is gone already is what was asked for. */
async function takeBack(formId: string, linkId: string): Promise<void> {
  try {
    await deleteLink(formId, linkId);
  } catch (error) {
    if (asCallError(error).code !== 'prefilled-link-gone') throw error;
  }
}

export function TakeBackDialog({ formId, link: { id, label }, onClose }: Props) {
  const notify = useNotify();
  const client = useQueryClient();
  const running = useMutation({
    mutationFn: () => takeBack(formId, id),
    onSuccess: async () => {
      notify({ kind: 'success', text: t('prefilled-links.taken-back', { label }) });
      await client.invalidateQueries({ queryKey: [LINKS, formId] });
      onClose();
      // The button that opened the dialog is gone with the link.
      document.getElementById('content')?.focus();
    },
  });
  return (
    <DialogFrame
      role="alertdialog"
      title={t('prefilled-links.take-back-title', { label })}
      text={t('prefilled-links.take-back-text')}
      size="xs"
      busy={running.isPending}
      onClose={onClose}
      actions={
        <>
          <Button disabled={running.isPending} onClick={onClose} ref={focusOnMount}>
            {t('prefilled-links.cancel')}
          </Button>
          <Button
            variant="contained"
            color="error"
            loading={running.isPending}
            onClick={() => running.mutate()}
          >
            {t('prefilled-links.take-back')}
          </Button>
        </>
      }
    >
      {running.isError && <Alert severity="error">{problemText(running.error)}</Alert>}
    </DialogFrame>
  );
}
