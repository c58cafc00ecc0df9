// @vitest-environment jsdom
// The number of a person on pages in Portuguese, where it is the one of Brazil.
import { aForm } from '@constancia/domain/testing/a-form.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { newAnswers } from '@constancia/domain/submissions/new-submission.ts';
import { expect, it, vi } from 'vitest';

// Before the modules are loaded, which read it.
vi.hoisted(() => localStorage.setItem('constancia.language', 'pt'));

import { click, pressKey, write } from '../../platform/testing/act-on.ts';
import { drawAndFollow } from '../../platform/testing/draw.ts';
import { one } from '../../platform/testing/find.ts';
import { createAnsweringStore } from '../session/answering-store.ts';
import type { PersonApi } from '../session/api.ts';
import { AnsweringProvider } from '../session/use-answering.tsx';
import { PersonStep } from './person-step.tsx';

it('A5.21 A5.22 A5.23 A5.27 in Portuguese the search waits for a number of at most eleven digits', async () => {
  const form = aForm().withOptions({ citizen: true }).build();
  const answers = newAnswers(form, { date: '25/03/2026', time: '09:30' });
  const find = vi.fn<PersonApi['find']>(() => new Promise(() => {}));
  const people = { notes: false, find, create: find } as unknown as PersonApi;
  await drawAndFollow(
    <AnsweringProvider value={createAnsweringStore(indexForm(form), answers)}>
      <PersonStep people={people} />
    </AnsweringProvider>,
  );
  await click(one('radio', 'Pessoa física'));
  const isOff = () => one('button', 'Buscar').getAttribute('aria-disabled') === 'true';
  await write(one('field', /^Número/), '123456789012');
  expect(isOff()).toBe(true);
  await pressKey('Enter');
  expect(find).not.toHaveBeenCalled();
  await write(one('field', /^Número/), '12345678901');
  expect(isOff()).toBe(false);
  await pressKey('Enter');
  expect(find).toHaveBeenCalledWith({ personType: 'fisica', number: '12345678901' });
});
