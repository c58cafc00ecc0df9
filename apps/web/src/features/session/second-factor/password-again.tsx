// Asks a person who is signed in for the password, so that an open page alone does not suffice.
// rules: X34.01, X34.04, X34.16
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useId } from 'react';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { typedIn } from '../fields/typed-in.ts';
import { FocusedAlert } from './focused-alert.tsx';

interface PasswordAgainProps {
  readonly title: string;
  readonly text?: string;
  /** Text of the button that continues. */
  readonly action?: string;
  /** Why it was refused; null when it was not. */
  readonly problem: string | null;
  readonly busy: boolean;
  readonly onPassword: (password: string) => void;
  readonly onClose: () => void;
}

export function PasswordAgain({
  title,
  text,
  action,
  problem,
  busy,
  onPassword,
  onClose,
}: PasswordAgainProps) {
  const formId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onPassword(typedIn(event.currentTarget, 'current'));
  };
  return (
    <DialogFrame
      title={title}
      text={text ?? t('account.factor-password')}
      size="xs"
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={busy}>
            {action ?? t('account.factor-continue')}
          </Button>
        </>
      }
    >
      <Box component="form" id={formId} onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
        <FocusedAlert text={problem} />
        <PasswordField kind="current" label={t('account.password-current')} focused />
      </Box>
    </DialogFrame>
  );
}
