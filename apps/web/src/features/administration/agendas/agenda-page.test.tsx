// @vitest-environment jsdom
// An agenda on its page: its hours and its reminder, what is wrong with them, the next days, and leaving before it is saved.
import { expect, it } from 'vitest';
import { openPage } from '../../../app/testing/open-page.tsx';
import { TOWN } from '../../../app/testing/town.ts';
import { until } from '../../../platform/testing/draw.ts';
import { all, one, text } from '../../../platform/testing/find.ts';
import { type Asked } from '../../../platform/testing/played-server.ts';
import { press, type } from '../../../platform/testing/press-and-type.ts';

const AGENDA = 'GET /api/municipalities/:municipalityId/agendas/:agendaId';
const SAVE = 'PUT /api/municipalities/:municipalityId/agendas/:agendaId';
const PAGE = `/agendas/${TOWN.id}/1`;
const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** The agenda as it was saved last. */
async function openAgenda() {
  let stored: object = { name: 'Agenda con horas', address: '', schedule: null };
  let version = 1;
  const open = () =>
    openPage(PAGE, 'ROLE_ADMIN', {
      [AGENDA]: () => ({ agenda: stored, version, timeZone: TOWN.timeZone, beyondHours: 0, forms: [] }),
      [SAVE]: ({ body }: Asked) => {
        stored = (body as { agenda: object }).agenda;
        version += 1;
        return { version, beyondHours: 0 };
      },
      'GET /api/municipalities/:municipalityId/agendas': {
        agendas: [{ id: 1, name: 'Agenda con horas', givesAppointments: true }],
        total: 1,
        isReadOnly: false,
      },
    });
  const server = await open();
  return { server, open };
}

const field = (name: string) => one('field', name);
const reminder = () => field('Recordatorio por correo, horas antes');
const focused = (asked: () => HTMLElement) => until(() => expect(document.activeElement).toBe(asked()));
const save = () => press('Guardar');

it('X34.71 X34.78 an agenda is given its hours and its reminder: what is wrong has the focus, the next days are shown, and leaving asks', async () => {
  const { server, open } = await openAgenda();
  type(await until(() => field('Dónde se atiende')), 'Mitre 100');
  press(one('box', 'Esta agenda da turnos por sí misma'));
  save();
  await focused(() => field('lunes'));
  expect(text()).toContain('Escriba las horas de al menos un día.');
  for (const day of DAYS) type(field(day), '8-12, 16:30-18:00');
  type(field('martes'), '8-12, 11-13');
  type(field('Días sin atención'), '31/02/2027 No existe');
  expect(reminder().value).toBe('24');
  save();
  await focused(() => field('martes'));
  expect(text()).toContain('Hay horas que se superponen.');
  expect(text()).toContain('«31/02/2027» no es un día: escríbalo como 01/05/2027.');
  type(reminder(), '337');
  save();
  await until(() => expect(text()).toContain('Escriba un número entero de 0 a 336.'));
  type(field('martes'), '');
  type(field('Días sin atención'), '1/5/2027 Día del Trabajador');
  save();
  await focused(reminder);
  type(reminder(), '48');
  expect(server.to(SAVE)).toEqual([]);
  const next = () => one('region', 'Próximos turnos');
  await until(() => expect(all('item', /^/, next())).toHaveLength(7));
  expect(all('item', /^/, next()).at(-1)?.textContent).toContain('16, de 08:00 a 17:30');
  expect(next().textContent).not.toContain('martes');
  press(one('link', '<< Volver'));
  press(one('button', 'Seguir editando', await until(() => one('dialog', '¿Salir sin guardar?'))));
  await until(() => expect(all('dialog')).toEqual([]));
  save();
  await until(() => expect(text()).toContain('La agenda se guardó.'));
  await until(() => expect(text()).toContain('No hay cambios por guardar.'));
  expect(server.to(SAVE).at(-1)?.body).toMatchObject({
    version: 1,
    agenda: { address: 'Mitre 100', schedule: { reminderHours: 48 } },
  });
  await open();
  await until(() => expect(reminder().value).toBe('48'));
  expect(field('lunes').value).toBe('08:00-12:00, 16:30-18:00');
  expect(field('martes').value).toBe('');
  expect(field('Días sin atención').value).toBe('01/05/2027 Día del Trabajador');
  press(one('link', '<< Volver'));
  await until(() => expect(all('row').at(-1)?.textContent).toContain('Los da la agenda'));
});
