// What somebody should know of an order: its note, and the submission because of which a rule made it. A function, not a
// component, so that a card sees whether there is anything to say (X40.14).
// rules: X39.52
import type { WorkOrder } from '@constancia/contract/work-orders/work-orders.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../../platform/texts.ts';

export function orderNote({ note, causedBy }: WorkOrder): ReactNode {
  return (
    <>
      <span dir="auto">{note}</span>
      {causedBy && (
        <div>
          {t('plan-rules.caused-by')}{' '}
          <MuiLink component={Link} to={pathOf('submission', { id: causedBy.id })}>
            {causedBy.code}
          </MuiLink>
        </div>
      )}
    </>
  );
}
