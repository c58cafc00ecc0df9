// Erases a person from the register, after saying what goes and what stays, and typing the document number.
// rules: X34.54
import { comparableNumber } from '@constancia/domain/citizens/registered-citizen.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { problemText } from '../../../platform/problem-text.ts';
import { t, tIssue } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { type CitizenKey, type CitizenRead, eraseCitizen } from './api.ts';
import { nameOf } from './citizen-texts.ts';
import { registerOf } from './use-citizen.ts';

interface Props {
  readonly of: CitizenKey;
  readonly read: CitizenRead;
  readonly onClose: () => void;
}

function useErasing({ of, read }: Props) {
  const client = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (documentNumber: string) => eraseCitizen(of, { version: read.version, documentNumber }),
    onSuccess: async (erased) => {
      // No list that this browser remembers has the person.
      client.removeQueries({ queryKey: ['citizens'] });
      notify({ kind: 'success', text: t('citizens.erased', erased) });
      await navigate(registerOf(of.municipalityId), { replace: true });
    },
  });
}

const goesWith = (count: number) =>
  count === 0 ? t('citizens.erase-goes-alone') : t('citizens.erase-goes', { count });
const staysWith = (count: number) =>
  count === 0 ? t('citizens.erase-stays-none') : t('citizens.erase-stays', { count });

export function EraseDialog(props: Props) {
  const { read, onClose } = props;
  const { citizen, submissions, sessions } = read;
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const form = useId();
  const erasing = useErasing(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const same = comparableNumber(typed) === comparableNumber(citizen.documentNumber);
    setWrong(!same);
    erasing.reset();
    if (same) erasing.mutate(typed);
  };
  return (
    <DialogFrame
      role="alertdialog"
      title={t('citizens.erase-title', { name: nameOf(citizen) })}
      text={goesWith(sessions)}
      size="sm"
      fullScreenBelow="sm"
      closedBy="escape-only"
      busy={erasing.isPending}
      onClose={onClose}
      actions={
        <>
          <Button disabled={erasing.isPending} onClick={onClose}>
            {t('administration.cancel')}
          </Button>
          <Button type="submit" form={form} variant="contained" color="error" loading={erasing.isPending}>
            {t('citizens.erase')}
          </Button>
        </>
      }
    >
      <Typography>{staysWith(submissions)}</Typography>
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          size="small"
          fullWidth
          label={t('citizens.erase-confirm', { number: citizen.documentNumber })}
          value={typed}
          error={isWrong}
          helperText={isWrong && tIssue('citizen-number-unconfirmed')}
          disabled={erasing.isPending}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
          inputRef={focusOnMount}
          slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
        />
      </form>
      {erasing.isError && (
        <Alert severity="error">{problemText(erasing.error, { otherwise: 'citizens.erase-failed' })}</Alert>
      )}
    </DialogFrame>
  );
}
