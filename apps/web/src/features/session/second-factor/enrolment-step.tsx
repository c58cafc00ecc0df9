// Setting up a second factor at sign-in, because the role must have one: an application or a passkey.
// rules: X34.05, X34.18, X34.19
import type { Account } from '@constancia/contract/session.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { beginEnrolment, confirmEnrolment, type Enrolment } from './api.ts';
import { canUsePasskeys } from './ask-device.ts';
import { Enrolling } from './enrolling.tsx';
import { PasskeyEnrolment } from './passkey-enrolment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface StepProps {
  readonly onSignedIn: (account: Account) => void;
}

interface WayProps extends StepProps {
  /** It is set up, and the recovery codes are shown. */
  readonly onEnrolled: () => void;
}

type Way = 'application' | 'passkey';

export function EnrolmentStep({ onSignedIn }: StepProps) {
  const [usable] = useState(canUsePasskeys);
  const [way, setWay] = useState<Way | null>(usable ? null : 'application');
  const [enrolled, setEnrolled] = useState(false);
  const steps = { onSignedIn, onEnrolled: () => setEnrolled(true) };
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('account.step-enrolment')}
      </Typography>
      {!usable && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t('account.passkeys-unusable')}
        </Alert>
      )}
      {way === null && <Choice onWay={setWay} />}
      {way === 'application' && <ApplicationStep {...steps} />}
      {way === 'passkey' && <PasskeyEnrolment {...steps} />}
      {usable && way !== null && !enrolled && (
        <Button sx={{ mt: 4 }} onClick={() => setWay(null)}>
          {t('account.step-choose-other')}
        </Button>
      )}
    </>
  );
}

function Choice({ onWay }: { readonly onWay: (way: Way) => void }) {
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('account.step-choose-text')}
      </Typography>
      <Stack sx={{ gap: 3 }}>
        <Button variant="contained" size="large" onClick={() => onWay('passkey')}>
          {t('account.step-choose-passkey')}
        </Button>
        <Button variant="outlined" size="large" onClick={() => onWay('application')}>
          {t('account.step-choose-application')}
        </Button>
      </Stack>
    </>
  );
}

function ApplicationStep(steps: WayProps) {
  const begun = useQuery({
    queryKey: ['enrolment'],
    queryFn: beginEnrolment,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('account.step-enrolment-text')}
      </Typography>
      {begun.isError && <FailureAlert text={problemText(begun.error)} onRetry={begun.refetch} />}
      {begun.isPending && <Skeleton variant="rounded" height={320} aria-busy="true" />}
      {begun.data && <Confirming enrolment={begun.data} {...steps} />}
    </>
  );
}

function Confirming({ enrolment, onSignedIn, onEnrolled }: WayProps & { readonly enrolment: Enrolment }) {
  const confirming = useMutation({
    mutationFn: (code: string) => confirmEnrolment({ enrolment: enrolment.enrolment, code }),
    onSuccess: onEnrolled,
  });
  const { data, isPending, error, mutate } = confirming;
  if (!data) return <Enrolling enrolment={enrolment} busy={isPending} error={error} onCode={mutate} />;
  const { account, recoveryCodes } = data;
  const name = account.email || account.username;
  return <RecoveryCodes account={name} codes={recoveryCodes} onKept={() => onSignedIn(account)} />;
}
