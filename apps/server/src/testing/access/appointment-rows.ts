// Rows of the role matrix for the links of appointments, which need no account.
import { NOBODY } from './decisions.ts';
import type { APPOINTMENTS_BY_LINK } from './endpoint-groups.ts';
import { asked, type Row, type RowsOf } from './row.ts';

const START = '2026-11-23T11:00:00Z';

/** Who holds no link gets nothing, whoever they are; what a link opens is in change-by-link.test.ts. */
function withoutLink(rest: string, body: object = {}): readonly Row[] {
  return [
    {
      name: 'of a link that never was',
      ask: asked(`/api/public/appointment-link${rest}`, { token: 'none', ...body }),
      decision: NOBODY('appointment-link-gone'),
    },
  ];
}

export const APPOINTMENT_ROWS: RowsOf<(typeof APPOINTMENTS_BY_LINK)[number]> = {
  readAppointmentLink: () => withoutLink(''),
  listDaysByLink: () => withoutLink('/days'),
  listHoursByLink: () => withoutLink('/hours', { day: '2026-11-23' }),
  bookByLink: () => withoutLink('/booking', { start: START, seen: 0 }),
  cancelByLink: () => withoutLink('/cancellation', { seen: 0 }),
};
