// The fields of a payment shop. The secret is typed and never shown.
// rules: X34.40, X34.42
import { type EnteredShop, SHOP_GATEWAYS } from '@constancia/domain/payments/shop.ts';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { t } from '../../../../platform/texts.ts';
import type { ShownShop } from '../../api.ts';

interface Props {
  readonly read: ShownShop;
  readonly draft: EnteredShop;
  readonly onChange: (over: Partial<EnteredShop>) => void;
  /** Text of what is wrong, by field. */
  readonly errors: ReadonlyMap<string, string>;
}

/** Id of the field in the page, to which the focus goes when it is wrong. */
export const fieldId = (name: string) => `shop-${name}`;

export function ShopFields({ read, draft, onChange, errors }: Props) {
  const shared = (name: keyof EnteredShop, help: string) => ({
    id: fieldId(name),
    size: 'small' as const,
    value: draft[name],
    error: errors.has(name),
    helperText: errors.get(name) ?? help,
  });
  // One that the installation no longer has stays readable, and is refused when it is stored.
  const gateways = SHOP_GATEWAYS.filter((one) => read.gateways.includes(one) || one === draft.gateway);
  return (
    <Stack sx={{ gap: 4, maxWidth: 560 }}>
      <TextField
        {...shared('gateway', '')}
        select
        label={t('payment-shop.gateway')}
        onChange={({ target }) => {
          const gateway = SHOP_GATEWAYS.find((one) => one === target.value);
          if (gateway) onChange({ gateway });
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {gateways.map((one) => (
          <option key={one} value={one}>
            {t(`payment-shop.gateway-${one}`)}
          </option>
        ))}
      </TextField>
      <TextField
        {...shared('merchantCode', t('payment-shop.merchant-help'))}
        label={t('payment-shop.merchant')}
        onChange={({ target }) => onChange({ merchantCode: target.value })}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 40 } }}
      />
      <TextField
        {...shared('terminal', t('payment-shop.terminal-help'))}
        label={t('payment-shop.terminal')}
        onChange={({ target }) => onChange({ terminal: target.value })}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 40 } }}
      />
      <TextField
        {...shared(
          'secret',
          t(read.shop?.isUsable ? 'payment-shop.secret-keep' : 'payment-shop.secret-help'),
        )}
        type="password"
        label={t('payment-shop.secret')}
        onChange={({ target }) => onChange({ secret: target.value })}
        slotProps={{ htmlInput: { autoComplete: 'new-password', spellCheck: false, maxLength: 200 } }}
      />
    </Stack>
  );
}
