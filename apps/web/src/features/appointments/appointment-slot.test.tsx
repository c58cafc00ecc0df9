// @vitest-environment jsdom
// The appointment on the page after sending, where the municipality arranges it itself.
import { expect, it } from 'vitest';
import { FORM, openPublicPage } from '../../app/testing/open-public-page.tsx';
import { until } from '../../platform/testing/draw.ts';
import { all, one } from '../../platform/testing/find.ts';
import { never } from '../../platform/testing/played-server.ts';

it('R2.107 X23.08 where the municipality arranges the appointment itself, the page says so and offers no way on', async () => {
  openPublicPage(`/ciudadano/guardado/${FORM}/VM12/7/false`, {
    '*': never,
    'GET /api/public/appointment': {
      appointment: {
        submissionId: 'Sub45678901234567890',
        code: 'VM12',
        agenda: 'Licencias de conducir',
        booking: 'arranged',
        booked: null,
        address: '',
        timeZone: 'America/Argentina/Cordoba',
      },
    },
  });
  const slot = await until(() => one('region', 'Su turno'));
  expect(slot.textContent).toContain('El municipio le asignará el turno y se comunicará con usted.');
  expect(slot.textContent).toContain('Agenda: Licencias de conducir');
  expect(all('button', /^/, slot)).toEqual([]);
});
