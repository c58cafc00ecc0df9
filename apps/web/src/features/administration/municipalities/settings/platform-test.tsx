// Asks the platform that is stored, and says what came back and how long it took.
// rules: X34.48
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useMutation } from '@tanstack/react-query';
import { problemText } from '../../../../platform/problem-text.ts';
import { t } from '../../../../platform/texts.ts';
import { askPlatform } from '../../api.ts';

export function PlatformTest({ id }: { readonly id: string }) {
  const asking = useMutation({ mutationFn: () => askPlatform(id) });
  const { data } = asking;
  return (
    <Box>
      <Button variant="outlined" loading={asking.isPending} onClick={() => asking.mutate()}>
        {t('municipality-settings.ask-platform')}
      </Button>
      <FormHelperText>{t('municipality-settings.ask-platform-help')}</FormHelperText>
      <Box role="status" sx={{ mt: 2 }}>
        {data && (
          <Alert role="none" severity={data.outcome === 'answered' ? 'success' : 'warning'}>
            {t(`municipality-settings.ask-platform-${data.outcome}`, { milliseconds: data.milliseconds })}
          </Alert>
        )}
        {asking.isError && (
          <Alert role="none" severity="error">
            {problemText(asking.error, { otherwise: 'municipality-settings.ask-platform-failed' })}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
