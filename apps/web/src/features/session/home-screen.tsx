// The start page of supervisors and administrators; everybody else is sent on to the form list.
// rules: P2.02, R2.100, R2.101
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link, Navigate } from 'react-router';
import { t } from '../../platform/texts.ts';
import { Page } from '../../ui/staff/page.tsx';
import { useAccount } from './session-context.tsx';

const FORMS = pathOf('forms');

export function HomeScreen() {
  const account = useAccount();
  if (!account.usesHome) return <Navigate to={FORMS} replace />;
  const name = account.firstName || account.username;
  return (
    <Page title={t('staff.home-greeting', { name })} description={account.municipality.name}>
      <Paper sx={{ p: 6, display: 'grid', gap: 4, justifyItems: 'start' }}>
        <Typography>{t('staff.home-forms')}</Typography>
        <Button component={Link} to={FORMS} variant="contained">
          {t('staff.home-forms-button')}
        </Button>
      </Paper>
    </Page>
  );
}
