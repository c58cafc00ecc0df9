// When an agenda gives appointments: length, people, hours of each day of the week, first and last day, closed days.
// rules: X34.71, X34.78
import { WEEKDAYS } from '@constancia/domain/appointments/schedule.ts';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { weekdayName } from '../../../platform/days/day-in-words.ts';
import { t } from '../../../platform/texts.ts';
import { DayField } from '../../../ui/staff/choices/day-field.tsx';
import { AgendaField, fieldId, useAgendaFields } from './agenda-fields.tsx';

const SIDE_BY_SIDE = { display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

export function ScheduleFields() {
  const { draft, change, errors } = useAgendaFields();
  return (
    <>
      <Box sx={SIDE_BY_SIDE}>
        <AgendaField name="minutes" label={t('agendas.minutes')} kind="number" />
        <AgendaField
          name="capacity"
          label={t('agendas.capacity')}
          help={t('agendas.capacity-help')}
          kind="number"
        />
      </Box>
      <Typography variant="subtitle1" component="h3" id="agenda-hours" sx={{ mt: 4, mb: 1 }}>
        {t('agendas.hours')}
      </Typography>
      <Typography color="textSecondary" id="agenda-hours-help" sx={{ mb: 2 }}>
        {t('agendas.hours-help')}
      </Typography>
      <Box role="group" aria-labelledby="agenda-hours" aria-describedby="agenda-hours-help" sx={SIDE_BY_SIDE}>
        {WEEKDAYS.map((weekday) => (
          <Hours key={weekday} weekday={weekday} />
        ))}
      </Box>
      <Typography variant="subtitle1" component="h3" sx={{ mt: 4, mb: 2 }}>
        {t('agendas.days')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 3 }}>
        <DayField
          id={fieldId('firstDay')}
          label={t('agendas.first-day')}
          value={draft.firstDay}
          error={errors.get('firstDay')}
          onPick={(firstDay) => change({ firstDay })}
        />
        <DayField
          id={fieldId('lastDay')}
          label={t('agendas.last-day')}
          value={draft.lastDay}
          error={errors.get('lastDay')}
          onPick={(lastDay) => change({ lastDay })}
        />
      </Box>
      <AgendaField
        name="closedDays"
        label={t('agendas.closed-days')}
        help={t('agendas.closed-days-help')}
        kind="lines"
      />
      <Times />
    </>
  );
}

/** How many days or hours before an appointment something is possible, or happens. */
function Times() {
  return (
    <Box sx={{ ...SIDE_BY_SIDE, mt: 2 }}>
      <AgendaField name="aheadDays" label={t('agendas.ahead-days')} kind="number" />
      <AgendaField name="noticeHours" label={t('agendas.notice-hours')} kind="number" />
      <AgendaField
        name="reminderHours"
        label={t('agendas.reminder-hours')}
        help={t('agendas.reminder-help')}
        kind="number"
      />
    </Box>
  );
}

function Hours({ weekday }: { readonly weekday: number }) {
  const { draft, change, errors } = useAgendaFields();
  const field = `openings-${weekday}`;
  const replaced = (typed: string) =>
    draft.openings.map((before, index) => (index === weekday - 1 ? typed : before));
  return (
    <TextField
      id={fieldId(field)}
      size="small"
      label={weekdayName(weekday)}
      value={draft.openings[weekday - 1] ?? ''}
      error={errors.has(field)}
      helperText={errors.get(field)}
      onChange={(event) => change({ openings: replaced(event.target.value) })}
      slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 200 } }}
    />
  );
}
