// Changes the own password. The current one is asked for, so that an open page alone does not suffice.
// rules: X33.45, X33.46
import type { changePassword } from '@constancia/contract/passwords.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { call } from '../../platform/api-client.ts';
import { withPuzzle } from '../../platform/puzzle/with-puzzle.ts';
import { t } from '../../platform/texts.ts';
import { useNotify } from '../../ui/staff/toast.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { typedIn } from './fields/typed-in.ts';
import { refusedPassword } from './new-password-screen.tsx';

interface Typed {
  readonly current: string;
  readonly password: string;
}

export function ChangePassword() {
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const notify = useNotify();
  const client = useQueryClient();
  const changing = useMutation({
    mutationFn: (typed: Typed) =>
      withPuzzle(
        (solution) =>
          call<typeof changePassword>({ method: 'PUT', path: '/api/password', body: { ...typed, solution } }),
        { onPuzzle: () => {} },
      ),
    onSuccess: async () => {
      form.current?.reset();
      notify({ kind: 'success', text: t('account.password-changed') });
      await client.invalidateQueries({ queryKey: ['own-sessions'] });
    },
  });
  const { isError } = changing;
  useEffect(() => {
    if (isError) alert.current?.focus();
  }, [isError]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    changing.mutate({ current: typedIn(currentTarget, 'current'), password: typedIn(currentTarget, 'new') });
  };
  return (
    <Box
      component="form"
      ref={form}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 5, maxWidth: 420, mt: 2, justifyItems: 'start' }}
    >
      {isError && (
        <Alert severity="error" ref={alert} tabIndex={-1}>
          {refusedPassword(changing.error)}
        </Alert>
      )}
      <PasswordField kind="current" label={t('account.password-current')} />
      <PasswordField kind="new" label={t('account.password-new')} help={t('account.password-help')} />
      <Button type="submit" variant="contained" loading={changing.isPending}>
        {t('account.password-change')}
      </Button>
    </Box>
  );
}
