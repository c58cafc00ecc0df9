// The own account: who one is, where one is signed in, whether the browser is shared, the password and the second factor.
// rules: X33.46, X33.50, X34.01, X37.74
import Typography from '@mui/material/Typography';
import { t } from '../../platform/texts.ts';
import { Page } from '../../ui/staff/page.tsx';
import { SectionCard } from '../../ui/staff/section-card.tsx';
import { ChangePassword } from './change-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { OwnSecondFactor } from './second-factor/own-second-factor.tsx';
import { SharedDeviceSwitch } from './shared-device-switch.tsx';
import { useAccount } from './session-context.tsx';

export function AccountScreen() {
  const { username, email, municipality } = useAccount();
  return (
    <Page title={t('account.title')} description={municipality.name}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {email === '' ? username : t('account.who', { username, email })}
      </Typography>
      <SectionCard title={t('account.sessions')}>
        <OwnSessions />
      </SectionCard>
      <SectionCard title={t('account.this-browser')}>
        <SharedDeviceSwitch />
      </SectionCard>
      <SectionCard title={t('account.password-change')}>
        <ChangePassword />
      </SectionCard>
      <OwnSecondFactor account={email || username} timeZone={municipality.timeZone} />
    </Page>
  );
}
