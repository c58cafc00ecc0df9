// An appointment as the page of its link shows it, for tests and stories.
import type { LinkedAppointment } from '../link-api.ts';

export const LINKED_APPOINTMENT: LinkedAppointment = {
  submissionId: 's',
  code: 'VM1',
  agenda: 'Licencias de conducir',
  address: 'Mitre 100',
  start: '2026-11-30T11:00:00.000Z',
  end: '2026-11-30T11:20:00.000Z',
  timeZone: 'America/Argentina/Cordoba',
  change: 1,
  isCancelled: false,
  isChangeable: true,
  noticeHours: 2,
  municipality: { name: 'Villa María', brand: '' },
};
