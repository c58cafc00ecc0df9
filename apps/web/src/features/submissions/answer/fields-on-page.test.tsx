// @vitest-environment jsdom
// Fields of a public form as they are filled in: numbers, dates, times, links.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { openPublicForm } from '../../../app/testing/open-public-page.tsx';
import { typeHere, write } from '../../../platform/testing/act-on.ts';
import { until } from '../../../platform/testing/draw.ts';
import { one, saidOf } from '../../../platform/testing/find.ts';

const titled = (id: string, kind: Parameters<typeof aQuestion>[1], words: string) =>
  aQuestion(id, kind, { title: { text: words }, required: true });
const PRUNING = aForm()
  .with({ title: { text: 'Solicitud de poda' } })
  .withOptions({ publicAccess: true })
  .withSection(
    's',
    titled('trees', 'integer', 'Cantidad de árboles'),
    titled('height', 'decimal', 'Altura aproximada'),
    titled('seen', 'date', 'Fecha en que observaste el problema'),
    titled('visit', 'time', 'Hora en la que podemos ir'),
    titled('video', 'link', 'Enlace a un video'),
  )
  .build();

const field = (name: RegExp) => one('field', name);
/** Key by key, as what a field makes of the text depends on it. */
async function typeInto(it: HTMLInputElement, text: string): Promise<void> {
  await write(it, '');
  for (const key of text) await typeHere(key);
}
const leave = (it: HTMLInputElement) => act(async () => it.blur());

it('A3.12 A3.17 A3.18 A5.06 A5.07 X31.30 a number stays as it was typed; leaving the field reads it or says what is wrong', async () => {
  await openPublicForm(PRUNING);
  const amount = await until(() => field(/^Cantidad de árboles/));
  for (const typed of ['1,5', '1.5', '-3', '1e5']) {
    await typeInto(amount, typed);
    await leave(amount);
    expect(amount.value).toBe(typed);
    await until(() => expect(saidOf(amount)).toContain('Debe contestar con un número entero válido.'));
  }
  await write(amount, '1.234');
  await leave(amount);
  expect(amount.value).toBe('1234');
  expect(saidOf(amount)).not.toContain('número entero válido');
  const height = field(/^Altura aproximada/);
  await typeInto(height, '1.234,56');
  await leave(height);
  expect(height.value).toBe('1234,56');
  await write(height, '12,555');
  await leave(height);
  expect(height.value).toBe('12,555');
  await until(() => expect(saidOf(height)).toContain('Debe contestar con un número decimal válido.'));
});

it('A3.19 A4.02 A5.08 A5.09 A5.50 P9.25 P9.27 X31.30 dates and times begin with this moment and are tidied, a wrong one stays with what is wrong, a link gets its beginning', async () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 25, 9, 30), toFake: ['Date'] });
  await openPublicForm(PRUNING);
  const date = await until(() => field(/^Fecha en que observaste/));
  const time = field(/^Hora en la que podemos/);
  expect([date.value, time.value]).toEqual(['25/03/2026', '09:30']);
  await typeInto(date, '01022026');
  expect(date.value).toBe('01/02/2026');
  await write(date, '31/02/2026');
  await leave(date);
  expect(date.value).toBe('31/02/2026');
  await until(() => expect(saidOf(date)).toContain('Debe contestar con una fecha válida'));
  await typeInto(time, '1745');
  expect(time.value).toBe('17:45');
  await write(time, '25:00');
  await leave(time);
  expect(time.value).toBe('25:00');
  await until(() => expect(saidOf(time)).toContain('Debe contestar con una hora válida'));
  const link = field(/^Enlace a un video/);
  await write(link, 'video.example/arbol');
  await leave(link);
  expect(link.value).toBe('https://video.example/arbol');
  vi.useRealTimers();
});
