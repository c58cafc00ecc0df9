// Sends the administrator a mail, and says what the mail server did with it.
// rules: X33.86
import Alert from '@mui/material/Alert';
import { useMutation } from '@tanstack/react-query';
import { t } from '../../../../../platform/texts.ts';
import { sendTestMail } from '../../../api.ts';
import { Trial } from '../../../trial.tsx';

const REFUSED = {
  otherwise: 'municipality-settings.test-mail-failed',
  codes: { 'user-without-email': 'municipality-settings.test-mail-no-address' },
} as const;

export function MailTest({ id }: { readonly id: string }) {
  const testing = useMutation({ mutationFn: () => sendTestMail(id) });
  const { data } = testing;
  return (
    <Trial
      button={t('municipality-settings.test-mail')}
      help={t('municipality-settings.test-mail-help')}
      trying={testing}
      failing={REFUSED}
      onTry={() => testing.mutate()}
    >
      {data && (
        <Alert role="none" severity={data.outcome === 'accepted' ? 'success' : 'warning'}>
          {t(`municipality-settings.test-mail-${data.outcome}`, { address: data.sentTo })}
        </Alert>
      )}
    </Trial>
  );
}
