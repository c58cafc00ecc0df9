// The page at the door of an event: scan or type the code of a ticket, and read in large mails whether it lets the
// person in. It works on a phone.
// rules: X31.13, X31.14
import type { CheckedTicket } from '@constancia/contract/payments/tickets.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { canScan, type Scanner, useScanner } from '../../../platform/scanner/use-scanner.ts';
import { t } from '../../../platform/texts.ts';
import { Page } from '../../../ui/staff/page.tsx';
import { CheckedCard } from './checked-card.tsx';
import { type Door, type UseToUndo, useDoor } from './use-door.ts';

const FORM_ID = /^[0-9A-Za-z]{20}$/;

export function DoorScreen() {
  const [search] = useSearchParams();
  const asked = search.get('evento') ?? '';
  const formId = FORM_ID.test(asked) ? asked : null;
  const { state, check, undo } = useDoor(formId);
  const [code, setCode] = useState('');
  const scanner = useScanner('qr', (found) => void check(found));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    void check(code.trim());
    setCode('');
  };
  return (
    <Page
      title={t('payment-list.door')}
      description={t(formId === null ? 'payment-list.door-all' : 'payment-list.door-one')}
    >
      <Stack sx={{ gap: 4, maxWidth: 560 }}>
        <Stack component="form" direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 3 }} onSubmit={submit}>
          <TextField
            label={t('payment-list.door-code')}
            value={code}
            fullWidth
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 200, autoCapitalize: 'none', spellCheck: false } }}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button
            type="submit"
            variant="contained"
            size="large"
            sx={{ flex: 'none' }}
            disabled={state.kind === 'checking'}
          >
            {t('payment-list.door-check')}
          </Button>
        </Stack>
        {canScan() ? (
          <Camera scanner={scanner} />
        ) : (
          <Alert severity="info">{t('payment-list.door-no-camera')}</Alert>
        )}
        <Box role="status" sx={{ display: 'grid', gap: 3 }}>
          {state.kind === 'failed' && <Alert severity="error">{state.text}</Alert>}
          {state.kind === 'undone' && <Alert severity="info">{t('payment-list.door-undone')}</Alert>}
          {state.kind === 'checked' && <CheckedCard checked={state.checked} />}
        </Box>
        {state.kind === 'checked' && <Undo checked={state.checked} onUndo={undo} />}
      </Stack>
    </Page>
  );
}

function Camera({ scanner: { video, state, toggle } }: { readonly scanner: Scanner }) {
  return (
    <Stack sx={{ gap: 3 }}>
      <Button variant="outlined" onClick={toggle}>
        {t(state === 'on' ? 'payment-list.door-camera-off' : 'payment-list.door-camera-on')}
      </Button>
      {state === 'refused' && <Alert severity="warning">{t('payment-list.door-camera-refused')}</Alert>}
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('payment-list.door-camera')}
        style={{ width: '100%', borderRadius: 6, display: state === 'on' ? 'block' : 'none' }}
      />
    </Stack>
  );
}

interface UndoProps {
  readonly checked: CheckedTicket;
  readonly onUndo: Door['undo'];
}

/** Only for the ticket that was just admitted. */
function Undo({ checked: { outcome, ticket, use }, onUndo }: UndoProps) {
  if (outcome !== 'admitted' || !ticket || !use) return null;
  return <UndoForm key={use.id} use={{ orderId: ticket.orderId, useId: use.id }} onUndo={onUndo} />;
}

interface UndoFormProps {
  readonly use: UseToUndo;
  readonly onUndo: Door['undo'];
}

/** The server refuses it after two minutes. */
function UndoForm({ use, onUndo }: UndoFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  if (!isOpen) {
    return (
      <Button sx={{ alignSelf: 'flex-start' }} onClick={() => setOpen(true)}>
        {t('payment-list.door-undo')}
      </Button>
    );
  }
  return (
    <Stack
      component="form"
      sx={{ gap: 3 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '') void onUndo(use, reason.trim());
      }}
    >
      <TextField
        label={t('payment-list.door-undo-reason')}
        helperText={t('payment-list.door-undo-help')}
        value={reason}
        required
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 500 } }}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" variant="outlined" color="error">
        {t('payment-list.door-undo-go')}
      </Button>
    </Stack>
  );
}
