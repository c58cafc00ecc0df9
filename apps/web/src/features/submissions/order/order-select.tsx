// The list from which a person chooses the order of the submissions; on the phone the only way to it.
// rules: X33.66
import { canOrder, ORDERED_MAX } from '@constancia/domain/submissions/order/list-order.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../../platform/texts.ts';
import { SelectField } from '../../../ui/staff/choices/select-field.tsx';
import { type OrderedPage, orderChoices } from './order-choice.ts';

interface Props {
  /** undefined until the list is read, and when it cannot be. */
  readonly page: OrderedPage | undefined;
  readonly order: string | null;
  readonly onOrder: (order: string | null) => void;
}

export function OrderSelect({ page, order, onOrder }: Props) {
  const isLimited = page !== undefined && !canOrder('code', page);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
      <Box sx={{ width: { xs: '100%', sm: 320 } }}>
        <SelectField
          id="list-order"
          label={t('list-order.label')}
          none={t('list-order.usual')}
          value={order ?? ''}
          choices={orderChoices(page, order)}
          onPick={(picked) => onOrder(picked === '' ? null : picked)}
        />
      </Box>
      {isLimited && (
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 16rem' }}>
          {t('list-order.limited', { max: ORDERED_MAX })}
        </Typography>
      )}
    </Box>
  );
}
