// @vitest-environment jsdom
// The appointments of a day, where the desk notes who came.
import { expect, it } from 'vitest';
import { openPage } from '../../app/testing/open-page.tsx';
import { TOWN } from '../../app/testing/town.ts';
import { click } from '../../platform/testing/act-on.ts';
import { until } from '../../platform/testing/draw.ts';
import { all, one, text } from '../../platform/testing/find.ts';
import { narrowWindow } from '../../platform/testing/narrow-window.ts';
import { never, refused } from '../../platform/testing/played-server.ts';

const MARK = 'POST /api/submissions/:submissionId/appointment/attendance';
const LIST = 'GET /api/municipalities/:municipalityId/agendas/:agendaId/appointments';

it('X34.77 the list of the day notes who came on a phone, takes it back, and says why not', async () => {
  narrowWindow();
  let attendance: 'came' | 'absent' | null = null;
  const server = await openPage(`/agendas/${TOWN.id}/3/turnos`, 'ROLE_ADMIN', {
    '*': never,
    [LIST]: () => ({
      agenda: 'Agenda que anota',
      day: '2026-11-30',
      timeZone: TOWN.timeZone,
      appointments: [
        {
          submissionId: 'Sub45678901234567890',
          code: 'VM12',
          person: 'Ana Pérez',
          documentNumber: '30111222',
          start: '2026-11-30T12:00:00.000Z',
          end: '2026-11-30T12:30:00.000Z',
          change: 1,
          attendance,
          mayCancel: false,
          mayMark: true,
        },
      ],
    }),
    [MARK]: () => refused('appointment-change-refused'),
  });
  const named = (name: RegExp) =>
    until(() => {
      const button = one('button', name);
      expect(button.getAttribute('aria-disabled')).toBeNull();
      return button;
    });
  await click(await named(/^Vino: VM12/));
  await until(() =>
    expect(text()).toContain(
      'Un turno se cancela hasta que empieza, y desde entonces se anota si la persona vino.',
    ),
  );
  server.play({
    [MARK]: ({ body }) => {
      ({ attendance } = body as { attendance: typeof attendance });
      return {};
    },
  });
  await click(await named(/^No vino: VM12/));
  await until(() => expect(text()).toContain('La asistencia se anotó.'));
  const undo = await named(/^Deshacer: VM12/);
  expect(one('item', /Ana Pérez/, one('page')).textContent).toContain('No vino');
  expect(all('button', /^Vino: /)).toEqual([]);
  await click(undo);
  await named(/^Vino: VM12/);
  expect(server.to(MARK).map(({ body }) => body)).toEqual([
    { seen: 1, attendance: 'came' },
    { seen: 1, attendance: 'absent' },
    { seen: 1, attendance: null },
  ]);
});
