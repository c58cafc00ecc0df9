// Puts a submission or a form on hold, with a reason, or asks whether its hold is lifted.
// rules: X37.24, X40.22
import type { Hold } from '@constancia/contract/forms/holds.ts';
import { HOLD_REASON_MAX } from '@constancia/domain/limits.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { asCallError } from '../../../platform/api-client.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { HoldLines } from './hold-lines.tsx';

interface Props {
  readonly title: string;
  /** What it means. */
  readonly text: string;
  /** The notice when it was done. */
  readonly done: string;
  /** Reads again what stands behind the dialog; after a refusal too, because somebody else was faster. */
  readonly onChanged?: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly open?: boolean;
  readonly onClosed?: () => void;
}

function useChanging<Sent>(
  send: (sent: Sent) => Promise<unknown>,
  { done, onChanged, onClose }: Pick<Props, 'done' | 'onChanged' | 'onClose'>,
) {
  const notify = useNotify();
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      notify({ kind: 'success', text: done });
      onClose();
      await onChanged?.();
    },
    onError: async (error) => {
      if (asCallError(error).code !== 'hold-changed') return;
      notify({ kind: 'error', text: problemText(error) });
      onClose();
      await onChanged?.();
    },
  });
}

function Failure({ error }: { readonly error: Error | null }) {
  if (!error) return null;
  return <FailureAlert text={problemText(error, { otherwise: 'hold.failed' })} onRetry={false} />;
}

export function PutOnHoldDialog({
  put,
  ...props
}: Props & { readonly put: (reason: string) => Promise<unknown> }) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const isMissing = reason.trim() === '';
  const field = useRef<HTMLTextAreaElement>(null);
  const putting = useChanging(put, props);
  const go = () => {
    setAsked(true);
    if (isMissing) field.current?.focus();
    else putting.mutate(reason);
  };
  return (
    <DialogFrame
      {...props}
      size="sm"
      busy={putting.isPending}
      closedBy="escape-only"
      actions={
        <>
          <Button onClick={props.onClose} disabled={putting.isPending}>
            {t('hold.cancel')}
          </Button>
          <Button variant="contained" loading={putting.isPending} onClick={go}>
            {t('hold.put-go')}
          </Button>
        </>
      }
    >
      <Failure error={putting.error} />
      <TextField
        inputRef={field}
        label={t('hold.reason')}
        value={reason}
        multiline
        required
        minRows={2}
        error={asked && isMissing}
        helperText={asked && isMissing ? t('hold.reason-missing') : t('hold.reason-help')}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: HOLD_REASON_MAX } }}
      />
    </DialogFrame>
  );
}

interface LiftProps extends Props {
  readonly hold: Hold;
  /** The sentence that says the reason. */
  readonly banner: string;
  readonly timeZone: string;
  readonly lift: (hold: Hold) => Promise<unknown>;
}

export function LiftHoldDialog({ hold, banner, timeZone, lift, ...props }: LiftProps) {
  const lifting = useChanging(lift, props);
  return (
    <DialogFrame
      {...props}
      role="alertdialog"
      size="sm"
      busy={lifting.isPending}
      actions={
        <>
          <Button onClick={props.onClose} disabled={lifting.isPending} ref={focusOnMount}>
            {t('hold.cancel')}
          </Button>
          <Button
            variant="contained"
            color="error"
            loading={lifting.isPending}
            onClick={() => lifting.mutate(hold)}
          >
            {t('hold.lift')}
          </Button>
        </>
      }
    >
      <HoldLines hold={hold} banner={banner} timeZone={timeZone} />
      <Failure error={lifting.error} />
    </DialogFrame>
  );
}
