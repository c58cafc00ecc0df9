// The fields with which a person signs in, on the sign-in page and over a page whose session ended.
// rules: P2.45, P7.31, X26.24, X31.61, X34.02

import type { Account, SignedIn, signIn } from '@constancia/contract/session.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api-client.ts';
import { problemText } from '../../platform/problem-text.ts';
import { withPuzzle } from '../../platform/puzzle/with-puzzle.ts';
import { t } from '../../platform/texts.ts';
import { PasswordField } from './fields/password-field.tsx';
import { typedIn } from './fields/typed-in.ts';
import { SecondStep } from './second-factor/second-step.tsx';

interface SignInFormProps {
  /** The account that is expected; '' when any may sign in. */
  readonly email: string;
  readonly onSignedIn: (account: Account) => void;
}

export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const [working, setWorking] = useState(false);
  /** This device solves a puzzle of the server first. */
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Set when the password was right and a second step is still to come. */
  const [half, setHalf] = useState<SignedIn | null>(null);
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure !== null) alert.current?.focus();
  }, [failure]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = {
      email: typedIn(event.currentTarget, 'email').trim(),
      password: typedIn(event.currentTarget, 'current'),
    };
    setWorking(true);
    setFailure(null);
    try {
      const reached = await withPuzzle(
        (solution) =>
          call<typeof signIn>({ method: 'POST', path: '/api/session', body: { ...body, solution } }),
        { onPuzzle: () => setChecking(true) },
      );
      if (reached.account) return onSignedIn(reached.account);
      setHalf(reached);
      setWorking(false);
      setChecking(false);
    } catch (error) {
      setFailure(problemText(error));
      setWorking(false);
      setChecking(false);
    }
  };

  if (half?.awaits) {
    const { awaits, ways } = half;
    return <SecondStep awaits={awaits} ways={ways} onSignedIn={onSignedIn} onBack={() => setHalf(null)} />;
  }
  return (
    <>
      {failure !== null && (
        <Alert severity="error" ref={alert} tabIndex={-1} sx={{ mb: 5 }}>
          {failure}
        </Alert>
      )}
      <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 5 }}>
        <TextField
          name="email"
          type="email"
          label={t('staff.login-email')}
          defaultValue={email}
          autoComplete="username"
          required
          fullWidth
          slotProps={{ inputLabel: { required: false } }}
        />
        <PasswordField kind="current" label={t('staff.login-password')} focused={email !== ''} />
        <div>
          {/* Always present, so that screen readers read it when it gets a text. */}
          <Typography role="status" sx={{ '&:not(:empty)': { mb: 5 } }}>
            {checking && t('staff.login-checking')}
          </Typography>
          <Button type="submit" variant="contained" size="large" fullWidth disabled={working}>
            {t(working ? 'staff.login-working' : 'staff.login-submit')}
          </Button>
        </div>
      </Box>
    </>
  );
}
