// @vitest-environment jsdom
// What an author sees of a date before anybody answers.
import { aQuestion } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { loadPublicTexts, loadStaffTexts } from '../../../../platform/texts.ts';
import { QuestionPreview } from './question-preview.tsx';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'en'));

it('P9.29 the example of a date is in the language of the editor', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await Promise.all([loadPublicTexts(), loadStaffTexts()]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<QuestionPreview question={aQuestion('d', 'date')} />));
  expect(document.body.textContent).toBe('DD/MM/YYYY');
  act(() => root.unmount());
});
