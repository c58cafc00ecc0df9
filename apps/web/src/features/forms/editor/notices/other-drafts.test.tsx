// @vitest-environment jsdom
// New forms that were left on the device: one press deletes none of them.
import type { Account } from '@constancia/contract/session.ts';
import { EMPTY_FORM } from '@constancia/domain/forms/definition/new-form.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { draw } from '../../../../platform/testing/draw.ts';
import type { Question } from '../../../../ui/staff/confirm-dialog.tsx';
import { type Editor, EditorContext } from '../editing/editor-context.tsx';
import { OtherDrafts } from './other-drafts.tsx';

it('X31.67 a new form that was left is discarded only after a question that names it', async () => {
  const asked: Question[] = [];
  let agrees = false;
  const confirm = async (question: Question) => {
    asked.push(question);
    return agrees;
  };
  const account = { municipality: { timeZone: 'UTC' } } as Partial<Account> as Account;
  const definition = { ...EMPTY_FORM, title: { text: 'Poda' } };
  const draft = { definition, areaId: '', sync: 'off' } as const;
  const at = Date.UTC(2026, 2, 10, 9, 30);
  const edit = { version: null, copyOf: null, isFromFile: false, draft, setAside: [], at };
  draw(
    <EditorContext value={{ account, confirm } as Partial<Editor> as Editor}>
      <OtherDrafts drafts={[{ key: 'edit.p.nuevo.a', edit }]} onContinue={() => {}} />
    </EditorContext>,
  );
  const discard = () =>
    act(async () =>
      document.querySelector<HTMLButtonElement>('button[aria-label^="Descartar «Poda»"]')?.click(),
    );
  await discard();
  expect(asked[0]?.text).toContain('«Poda», del 10/03/2026 - 09:30');
  expect(document.body.textContent).toContain('Poda');
  agrees = true;
  await discard();
  expect(document.body.textContent).not.toContain('Poda');
});
