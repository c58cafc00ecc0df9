// Rows of the role matrix for what stands outside: the appointment of the answer just sent.
import { anybody, submissionIn, type Target } from './matrix-targets.ts';

export const OUTSIDE_TARGETS: Readonly<Record<string, () => readonly Target[]>> = {
  readAppointment: () => [{ name: 'without a receipt', path: '/api/public/appointment', allows: anybody }],
  openBooking: () => [
    {
      name: 'without a receipt',
      path: `/api/public/submissions/${submissionIn('own', 'inspector')}/booking`,
      allows: anybody,
    },
  ],
};
