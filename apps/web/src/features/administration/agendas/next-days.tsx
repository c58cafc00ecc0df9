// The appointments that an agenda will give on its next days with what is typed, before it is stored.
// rules: X34.71
import { checkAgenda, type EditedAgenda } from '@constancia/domain/appointments/edited-agenda.ts';
import { nextDays, type Slot } from '@constancia/domain/appointments/slots.ts';
import { localClock } from '@constancia/domain/time/local-clock.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { epochMilliseconds } from '../../../platform/clock.ts';
import { dayInWords } from '../../../platform/days/day-in-words.ts';
import { t } from '../../../platform/texts.ts';
import { SectionCard } from '../../../ui/staff/section-card.tsx';

const SHOWN = 7;

interface Props {
  readonly agenda: EditedAgenda;
  readonly timeZone: string;
}

export function NextDays({ agenda, timeZone }: Props) {
  const { schedule } = agenda;
  if (!schedule || checkAgenda(agenda, []).length > 0) return null;
  const clock = localClock(timeZone);
  const days = nextDays(schedule, { clock, now: epochMilliseconds() }, SHOWN);
  const hourOf = (slot: Slot | undefined) => (slot ? clock.hourOf(Date.parse(slot.start)) : '');
  return (
    <SectionCard title={t('agendas.next-days')}>
      {days.length === 0 && <Typography>{t('agendas.next-none')}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {days.map(({ day, slots }) => (
          <li key={day}>
            {t('agendas.next-day', {
              day: dayInWords(day),
              count: slots.length,
              first: hourOf(slots[0]),
              last: hourOf(slots.at(-1)),
            })}
          </li>
        ))}
      </Box>
    </SectionCard>
  );
}
