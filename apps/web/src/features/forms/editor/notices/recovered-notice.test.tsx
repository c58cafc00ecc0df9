// @vitest-environment jsdom
// What the editor says of changes that the device kept: where they come from.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it } from 'vitest';
import { draw } from '../../../../platform/testing/draw.ts';
import { draftsOf, keepAsNew, openDraft } from '../editing/keep-edit.ts';
import { RecoveredNotice } from './recovered-notice.tsx';

const PERSON = 'personpersonpersonpe';
const definition = aForm()
  .with({ title: { text: 'Poda' } })
  .withSection('s', aQuestion('q', 'text'))
  .build();
const DRAFT = { definition, areaId: '', sync: 'off' } as const;

async function said(edit: Parameters<typeof keepAsNew>[1]): Promise<string> {
  await keepAsNew(PERSON, edit);
  const { kept } = await openDraft(draftsOf(PERSON, null), 'own');
  if (kept === null) throw new Error('nothing was kept');
  draw(<RecoveredNotice kept={kept} timeZone="UTC" outdated={false} onDiscard={() => {}} />);
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
