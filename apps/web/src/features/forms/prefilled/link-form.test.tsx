// @vitest-environment jsdom
// What a new link says about a field that was put right.
import type { FormToEdit } from '@constancia/contract/forms/forms.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { draw } from '../../../platform/testing/draw.ts';
import { press, type } from '../../../platform/testing/press-and-type.ts';
import { AroundStaff } from '../../../ui/staff/testing/around-staff.tsx';
import { LinkForm } from './link-form.tsx';

const FORM = {
  id: 'form5678901234567890',
  municipality: { id: 'm', name: 'Oliva', timeZone: 'UTC' },
  definition: aForm().withSection('s', aQuestion('q', 'text')).build(),
} as Partial<FormToEdit> as FormToEdit;

it('X40.22 a name and a choice that a new link lacked are missing no more once they are there', () => {
  draw(
    <AroundStaff>
      <LinkForm form={FORM} onMade={() => {}} />
    </AroundStaff>,
  );
  press('Crear el enlace');
  const label = document.querySelector<HTMLInputElement>('#link-label');
  expect(label?.getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).toContain('Marque al menos una pregunta');
  type(label, 'Feria');
  expect(label?.getAttribute('aria-invalid')).toBe('false');
  expect(document.body.textContent).toContain('Marque al menos una pregunta');
  act(() => document.querySelector<HTMLInputElement>('#link-questions input[type=checkbox]')?.click());
  expect(document.body.textContent).not.toContain('Marque al menos una pregunta');
});
