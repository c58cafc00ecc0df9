// @vitest-environment jsdom
// What the editor says of changes that the device kept: where they come from.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadPublicTexts, loadStaffTexts } from '../../../../platform/texts.ts';
import { draftsOf, keepAsNew, openDraft } from '../editing/keep-edit.ts';
import { RecoveredNotice } from './recovered-notice.tsx';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'es'));

const PERSON = 'personpersonpersonpe';
const definition = aForm()
  .with({ title: { text: 'Poda' } })
  .withSection('s', aQuestion('q', 'text'))
  .build();
const DRAFT = { definition, areaId: '', sync: 'off' } as const;
let root: Root;

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await Promise.all([loadPublicTexts(), loadStaffTexts()]);
});
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

async function said(edit: Parameters<typeof keepAsNew>[1]): Promise<string> {
  await keepAsNew(PERSON, edit);
  const { kept } = await openDraft(draftsOf(PERSON, null), 'own');
  if (kept === null) throw new Error('nothing was kept');
  act(() =>
    root.render(<RecoveredNotice kept={kept} timeZone="UTC" outdated={false} onDiscard={() => {}} />),
  );
  return document.body.textContent;
}

it('X38.50 a form that was read from a file is introduced as that, not as changes that were recovered', async () => {
  const text = await said({ copyOf: null, isFromFile: true, draft: DRAFT });
  expect(text).toContain('Es el formulario del archivo, sin guardar. Elija el área y guárdelo.');
  expect(text).not.toContain('Se recuperaron');
});

it('X31.66 X12.03 a copy and changes that were left say what they are', async () => {
  expect(await said({ copyOf: 'f', isFromFile: false, draft: DRAFT })).toContain('Es una copia sin guardar');
  expect(await said({ copyOf: null, isFromFile: false, draft: DRAFT })).toContain('Se recuperaron cambios');
});
