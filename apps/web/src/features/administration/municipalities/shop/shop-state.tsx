// What a municipality sells with now: its own shop or the installation's, since when, and what is wrong with it.
// rules: X34.42, X34.45

import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '../../../../platform/texts.ts';
import type { ShownShop } from '../../api.ts';

export function ShopState({ read }: { readonly read: ShownShop }) {
  const { shop, timeZone, ordersElsewhere, hasInstallation, hasKeys } = read;
  return (
    <Stack sx={{ gap: 3, mb: 4 }}>
      <Typography>
        {shop
          ? t('payment-shop.since', { date: dateAndTime(shop.since, timeZone), name: shop.createdBy })
          : t(hasInstallation ? 'payment-shop.uses-installation' : 'payment-shop.sells-nothing')}
      </Typography>
      {ordersElsewhere > 0 && (
        <Typography>{t('payment-shop.elsewhere', { count: ordersElsewhere })}</Typography>
      )}
      {shop?.isTrial && (
        <Alert role="note" severity="info">
          {t('payment-shop.trial')}
        </Alert>
      )}
      {shop && !shop.isUsable && (
        <Alert role="note" severity="error">
          {t('payment-shop.unusable')}
        </Alert>
      )}
      {!hasKeys && (
        <Alert role="note" severity="warning">
          {t('payment-shop.no-keys')}
        </Alert>
      )}
    </Stack>
  );
}
