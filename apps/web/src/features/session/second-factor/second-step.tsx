// The second step of signing in: a code, or setting up the second factor when the role must have one.
// rules: X34.02, X34.05
import type { Account } from '@constancia/contract/session.ts';
import type { SecondStep as Step } from '@constancia/domain/users/second-factor.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { beginEnrolment, confirmEnrolment, type Enrolment, giveSecondFactor } from './api.ts';
import { CodeForm } from './code-form.tsx';
import { Enrolling } from './enrolling.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface SecondStepProps {
  readonly awaits: Step;
  readonly onSignedIn: (account: Account) => void;
  /** Back to the password. */
  readonly onBack: () => void;
}

export function SecondStep({ awaits, onSignedIn, onBack }: SecondStepProps) {
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t(awaits === 'code' ? 'account.step-code' : 'account.step-enrolment')}
      </Typography>
      {awaits === 'code' ? <CodeStep onSignedIn={onSignedIn} /> : <EnrolmentStep onSignedIn={onSignedIn} />}
      <Button sx={{ mt: 4 }} onClick={onBack}>
        {t('account.step-back')}
      </Button>
    </>
  );
}

type StepProps = Pick<SecondStepProps, 'onSignedIn'>;

function CodeStep({ onSignedIn }: StepProps) {
  const giving = useMutation({
    mutationFn: giveSecondFactor,
    onSuccess: ({ account }) => onSignedIn(account),
  });
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 5 }}>
        {t('account.step-code-text')}
      </Typography>
      <CodeForm
        label={t('account.step-code-label')}
        action={t('account.step-submit')}
        takesLetters
        busy={giving.isPending}
        error={giving.error}
        onCode={giving.mutate}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
        {t('account.step-code-lost')}
      </Typography>
    </>
  );
}

function EnrolmentStep({ onSignedIn }: StepProps) {
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
      {begun.data && <Confirming enrolment={begun.data} onSignedIn={onSignedIn} />}
    </>
  );
}

function Confirming({ enrolment, onSignedIn }: StepProps & { readonly enrolment: Enrolment }) {
  const confirming = useMutation({
    mutationFn: (code: string) => confirmEnrolment({ enrolment: enrolment.enrolment, code }),
  });
  const { data, isPending, error, mutate } = confirming;
  if (!data) return <Enrolling enrolment={enrolment} busy={isPending} error={error} onCode={mutate} />;
  const { account, recoveryCodes } = data;
  const name = account.email || account.username;
  return <RecoveryCodes account={name} codes={recoveryCodes} onKept={() => onSignedIn(account)} />;
}
