// @vitest-environment jsdom
// The calendar of a date on pages in English.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it, vi } from 'vitest';

// Before the modules are loaded, which read it.
vi.hoisted(() => localStorage.setItem('constancia.language', 'en'));

import { openPublicForm } from '../../../app/testing/open-public-page.tsx';
import { click, pressKey, write } from '../../../platform/testing/act-on.ts';
import { until } from '../../../platform/testing/draw.ts';
import { all, nameOf, one } from '../../../platform/testing/find.ts';

const FORM = aForm()
  .withOptions({ publicAccess: true })
  .withSection('s', aQuestion('seen', 'date', { title: { text: 'Fecha', in: { en: 'Day of the problem' } } }))
  .build();

it('P9.28 R9.04 the calendar is Spanish in English pages too, and works with the keyboard', async () => {
  // What is in a dialog that is not open takes no focus.
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
  });
  await openPublicForm(FORM);
  const field = await until(() => one('field', 'Day of the problem'));
  await write(field, '25/03/2026');
  await click(one('button', /^Choose from the calendar/));
  const calendar = await until(() => one('dialog', 'Choose a date'));
  expect(calendar.textContent).toContain('marzo de 2026');
  await until(() =>
    expect(nameOf(document.activeElement as HTMLElement)).toBe('miércoles, 25 de marzo de 2026'),
  );
  await pressKey('PageDown');
  await pressKey('ArrowRight');
  await pressKey('Enter');
  expect(field.value).toBe('26/04/2026');
  expect(all('dialog')).toEqual([]);
});
