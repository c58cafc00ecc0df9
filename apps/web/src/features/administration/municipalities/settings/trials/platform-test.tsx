// Asks the platform that is stored, and says what came back and how long it took.
// rules: X34.48
import Alert from '@mui/material/Alert';
import { useMutation } from '@tanstack/react-query';
import { t } from '../../../../../platform/texts.ts';
import { askPlatform } from '../../../api.ts';
import { Trial } from '../../../trial.tsx';

export function PlatformTest({ id }: { readonly id: string }) {
  const asking = useMutation({ mutationFn: () => askPlatform(id) });
  const { data } = asking;
  return (
    <Trial
      button={t('municipality-settings.ask-platform')}
      help={t('municipality-settings.ask-platform-help')}
      trying={asking}
      failing={{ otherwise: 'municipality-settings.ask-platform-failed' }}
      onTry={() => asking.mutate()}
    >
      {data && (
        <Alert role="none" severity={data.outcome === 'answered' ? 'success' : 'warning'}>
          {t(`municipality-settings.ask-platform-${data.outcome}`, { milliseconds: data.milliseconds })}
        </Alert>
      )}
    </Trial>
  );
}
