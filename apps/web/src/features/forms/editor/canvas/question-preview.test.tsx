// @vitest-environment jsdom
// What an author sees of a date before anybody answers.
import { aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../../platform/testing/draw.ts';
import { QuestionPreview } from './question-preview.tsx';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'en'));

it('P9.29 the example of a date is in the language of the editor', async () => {
  draw(<QuestionPreview question={aQuestion('d', 'date')} />);
  expect(document.body.textContent).toBe('DD/MM/YYYY');
});
