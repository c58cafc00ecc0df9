// Sends the test gateway an order of one cent, signed with the stored shop, and says what it answered.
// rules: X34.44
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { problemText } from '../../../../platform/problem-text.ts';
import { t } from '../../../../platform/texts.ts';
import { type ShownShop, tryShop } from '../../api.ts';

interface Props {
  readonly id: string;
  readonly shop: NonNullable<ShownShop['shop']>;
}

export function ShopTest({ id, shop }: Props) {
  const trying = useMutation({ mutationFn: () => tryShop(id) });
  const { data } = trying;
  if (!shop.isTrial) return <Typography color="textSecondary">{t('payment-shop.try-real')}</Typography>;
  return (
    <Box>
      <Button variant="outlined" loading={trying.isPending} onClick={() => trying.mutate()}>
        {t('payment-shop.try')}
      </Button>
      <FormHelperText>{t('payment-shop.try-help')}</FormHelperText>
      <Box role="status" sx={{ mt: 2 }}>
        {data && (
          <Alert role="none" severity={data.outcome === 'accepted' ? 'success' : 'warning'}>
            {t(`payment-shop.try-${data.outcome}`, { code: data.code || '—' })}
          </Alert>
        )}
        {trying.isError && (
          <Alert role="none" severity="error">
            {problemText(trying.error, { otherwise: 'payment-shop.try-failed' })}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
