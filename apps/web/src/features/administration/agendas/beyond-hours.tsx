// Says how many appointments to come the hours of an agenda do not give any more, and leads to them.
// rules: X40.36
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../../platform/texts.ts';
import type { Question } from '../../../ui/staff/confirm-dialog.tsx';
import type { AgendaKey } from './api.ts';

/** Before they are stored with so many appointments outside of them. */
export const beyondHoursQuestion = (count: number): Question => ({
  title: t('agendas.beyond-title'),
  text: t('agendas.beyond-text', { count }),
  yes: t('agendas.beyond-yes'),
  no: t('agendas.leave-no'),
});

interface BeyondHoursProps {
  readonly of: AgendaKey;
  readonly count: number;
}

export function BeyondHours({ of, count }: BeyondHoursProps) {
  const { municipalityId: municipality, agendaId: id } = of;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 4 }}
      action={
        <Button
          color="inherit"
          size="small"
          component={Link}
          to={`${pathOf('appointments', { municipality, id })}?fuera=si`}
        >
          {t('agendas.beyond-show')}
        </Button>
      }
    >
      {t('agendas.beyond', { count })}
    </Alert>
  );
}
