// Asks the geocoder that is stored, and says what came back, how many addresses and how long it took.
// rules: X34.49
import Alert from '@mui/material/Alert';
import { useMutation } from '@tanstack/react-query';
import { t } from '../../../../../platform/texts.ts';
import { askGeocoder } from '../../../api.ts';
import { Trial } from '../../../trial.tsx';

export function GeocoderTest({ id }: { readonly id: string }) {
  const asking = useMutation({ mutationFn: () => askGeocoder(id) });
  const { data } = asking;
  return (
    <Trial
      button={t('municipality-settings.ask-geocoder')}
      help={t('municipality-settings.ask-geocoder-help')}
      trying={asking}
      failing={{ otherwise: 'municipality-settings.ask-platform-failed' }}
      onTry={() => asking.mutate()}
    >
      {data && (
        <Alert role="none" severity={data.outcome === 'answered' ? 'success' : 'warning'}>
          {t(`municipality-settings.ask-geocoder-${data.outcome}`, {
            milliseconds: data.milliseconds,
            count: data.found,
          })}
        </Alert>
      )}
    </Trial>
  );
}
