// Closes the case of a buyer who was charged without a seat: how it was resolved, with a note.
// rules: X31.07, X40.22
import type { closePaymentCase, ListedPayment } from '@constancia/contract/payments/payment-list.ts';
import { CLOSING_NOTE_MAX } from '@constancia/domain/limits.ts';
import { CASE_CLOSINGS, type CaseClosing } from '@constancia/domain/payments/order.ts';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api-client.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../ui/staff/failure-alert.tsx';
import { useNotify } from '../../ui/staff/toast.tsx';

interface Props {
  readonly formId: string;
  readonly order: NonNullable<ListedPayment['order']>;
  /** With its currency. */
  readonly amount: string;
}

export function CloseCaseButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={t('payment-list.close-case-of', { name: props.order.fullName })}
        onClick={() => setOpen(true)}
      >
        {t('payment-list.close-case')}
      </Button>
      {isOpen && <CloseCaseDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function useClosing({ formId, order }: Props, onClose: () => void) {
  const [as, setAs] = useState<CaseClosing>('refunded');
  const [note, setNote] = useState('');
  const [state, setState] = useState<'ready' | 'note-missing' | 'working' | { readonly failure: string }>(
    'ready',
  );
  const queries = useQueryClient();
  const notify = useNotify();
  const close = async () => {
    if (note.trim() === '') return setState('note-missing');
    setState('working');
    try {
      await call<typeof closePaymentCase>({
        method: 'POST',
        path: '/api/forms/:formId/payments/:paymentId/closing',
        params: { formId, paymentId: order.id },
        body: { as, note },
      });
      notify({ kind: 'success', text: t('payment-list.closed') });
      onClose();
      await queries.invalidateQueries({ queryKey: ['payments', formId] });
    } catch (error) {
      setState({ failure: problemText(error) });
    }
  };
  return { as, setAs, note, setNote, state, close };
}

function CloseCaseDialog({ onClose, ...props }: Props & { readonly onClose: () => void }) {
  const { order, amount } = props;
  const { as, setAs, note, setNote, state, close } = useClosing(props, onClose);
  const isWorking = state === 'working';
  const isMissing = state === 'note-missing' && note.trim() === '';
  return (
    <DialogFrame
      title={t('payment-list.close-title')}
      text={t('payment-list.close-text', { name: order.fullName, amount })}
      size="sm"
      busy={isWorking}
      closedBy="escape-only"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isWorking}>
            {t('payment-list.close-cancel')}
          </Button>
          <Button variant="contained" disabled={isWorking} onClick={() => void close()}>
            {t('payment-list.close-go')}
          </Button>
        </>
      }
    >
      {typeof state === 'object' && <FailureAlert text={state.failure} onRetry={false} />}
      <FormControl>
        <FormLabel id="close-how">{t('payment-list.close-how')}</FormLabel>
        <RadioGroup
          aria-labelledby="close-how"
          value={as}
          onChange={(_event, value) => setAs(value as CaseClosing)}
        >
          {CASE_CLOSINGS.map((kind) => (
            <FormControlLabel
              key={kind}
              value={kind}
              control={<Radio />}
              label={t(`payment-list.close-${kind}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <TextField
        label={t('payment-list.close-note')}
        helperText={t(isMissing ? 'payment-list.close-note-missing' : 'payment-list.close-note-help')}
        error={isMissing}
        value={note}
        multiline
        required
        minRows={2}
        slotProps={{ htmlInput: { maxLength: CLOSING_NOTE_MAX } }}
        onChange={(event) => setNote(event.target.value)}
      />
    </DialogFrame>
  );
}
