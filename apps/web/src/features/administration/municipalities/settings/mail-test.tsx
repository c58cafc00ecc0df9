// Sends the administrator a mail, and says what the mail server did with it.
// rules: X33.86
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useMutation } from '@tanstack/react-query';
import { problemText } from '../../../../platform/problem-text.ts';
import { t } from '../../../../platform/texts.ts';
import { sendTestMail } from '../../api.ts';

const REFUSED = {
  otherwise: 'municipality-settings.test-mail-failed',
  codes: { 'user-without-email': 'municipality-settings.test-mail-no-address' },
} as const;

export function MailTest({ id }: { readonly id: string }) {
  const testing = useMutation({ mutationFn: () => sendTestMail(id) });
  const { data } = testing;
  return (
    <Box>
      <Button variant="outlined" loading={testing.isPending} onClick={() => testing.mutate()}>
        {t('municipality-settings.test-mail')}
      </Button>
      <FormHelperText>{t('municipality-settings.test-mail-help')}</FormHelperText>
      <Box role="status" sx={{ mt: 2 }}>
        {data && (
          <Alert role="none" severity={data.outcome === 'accepted' ? 'success' : 'warning'}>
            {t(`municipality-settings.test-mail-${data.outcome}`, { address: data.sentTo })}
          </Alert>
        )}
        {testing.isError && (
          <Alert role="none" severity="error">
            {problemText(testing.error, REFUSED)}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
