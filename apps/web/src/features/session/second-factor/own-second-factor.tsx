// The own second factor: whether it is on, how many recovery codes are left, and what can be changed.
// rules: X34.01, X34.04, X34.05, X34.16
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { SectionCard } from '../../../ui/staff/section-card.tsx';
import { type FactorState, readSecondFactor } from './api.ts';
import { type FactorChange, FactorDialog } from './factor-dialog.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';

/** Fewer recovery codes than this are worth a warning. */
const FEW = 4;

interface OwnSecondFactorProps {
  /** Its name on the sheet of recovery codes. */
  readonly account: string;
  readonly timeZone: string;
}

export function OwnSecondFactor(props: OwnSecondFactorProps) {
  const state = useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => readSecondFactor(signal),
    refetchOnMount: 'always',
  });
  return (
    <SectionCard
      title={t('account.factor')}
      beside={state.data?.isActive && <Chip size="small" color="success" label={t('account.factor-on')} />}
    >
      <Typography sx={{ mb: 3, maxWidth: '70ch' }}>{t('account.factor-text')}</Typography>
      {state.isError && <FailureAlert text={problemText(state.error)} onRetry={state.refetch} />}
      {state.isPending && <Skeleton variant="rounded" height={60} aria-busy="true" />}
      {state.data && <Changes state={state.data} {...props} />}
    </SectionCard>
  );
}

/** What is worth knowing: that the role must have one, what is not offered, and how many recovery codes are left. */
function Notes({ isRequired, isActive, isOffered, hasApplication, recoveryCodesLeft: count }: FactorState) {
  return (
    <>
      {isRequired && !isActive && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('account.factor-required')}
        </Alert>
      )}
      {!isOffered && !hasApplication && (
        <Typography sx={{ mb: 3 }}>{t('account.factor-not-offered')}</Typography>
      )}
      {isActive && count >= FEW && (
        <Typography sx={{ mb: 3 }}>{t('account.factor-codes-left', { count })}</Typography>
      )}
      {isActive && count < FEW && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('account.factor-codes-few', { count })}
        </Alert>
      )}
    </>
  );
}

interface ChangesProps extends OwnSecondFactorProps {
  readonly state: FactorState;
}

function Changes({ state, account, timeZone }: ChangesProps) {
  const { isOffered, isActive, hasApplication, isRequired, hasPassword } = state;
  const [change, setChange] = useState<FactorChange | null>(null);
  if (!hasPassword) return <Typography>{t('account.factor-no-password')}</Typography>;
  const titles: Readonly<Record<FactorChange, string>> = {
    'set-up': hasApplication ? t('account.factor-move') : t('account.factor-add-application'),
    renew: t('account.factor-codes-new'),
    remove: t('account.factor-turn-off'),
  };
  return (
    <>
      <Notes {...state} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        {(isOffered || hasApplication) && (
          <Button variant="outlined" onClick={() => setChange('set-up')}>
            {titles['set-up']}
          </Button>
        )}
        {isActive && (
          <Button variant="outlined" onClick={() => setChange('renew')}>
            {titles.renew}
          </Button>
        )}
        {isActive && !isRequired && <Button onClick={() => setChange('remove')}>{titles.remove}</Button>}
      </Stack>
      <OwnPasskeys passkeys={state.passkeys} account={account} timeZone={timeZone} />
      {change && (
        <FactorDialog
          change={change}
          account={account}
          title={titles[change]}
          onClose={() => setChange(null)}
        />
      )}
    </>
  );
}
