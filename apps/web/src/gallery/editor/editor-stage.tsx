// What components of the form editor need around them: the store with a form and a selection, and what may be changed.

import type { Editability } from '@constancia/domain/forms/checks/editability.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { KindContent } from '@constancia/domain/forms/edit/change-kind.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { type ReactNode, useState } from 'react';
import { EditorDialogs } from '../../features/forms/editor/dialogs/editor-dialogs.tsx';
import { EditorContext } from '../../features/forms/editor/editing/editor-context.tsx';
import { createEditorStore } from '../../features/forms/editor/editing/editor-store.ts';
import { targetOf } from '../../features/forms/editor/editing/issue-selection.ts';
import { type Selection, WHOLE_FORM } from '../../features/forms/editor/editing/selection.ts';
import { useConfirm } from '../../ui/staff/confirm-dialog.tsx';
import { ANA, type MemoryReplies } from '../stage/memory-server.ts';
import { StaffStage } from '../stage/staff-stage.tsx';
import '../../features/forms/editor/editor.css';

export const FORM_ID = 'bESyhZbQHSF7GLBl45Va';
const FREE: Editability = { content: true, structure: true, states: true };

interface EditorStageProps {
  readonly form: FormDefinition;
  readonly selected?: Selection;
  /** Locked as soon as there are submissions, or altogether. */
  readonly may?: Editability;
  /** Why the last save was refused. */
  readonly failure?: Issue;
  readonly sync?: 'on' | 'off';
  readonly languages?: readonly string[];
  /** Their fields stand beside each text. */
  readonly translationsShown?: boolean;
  /** Questions that are marked in the outline. */
  readonly marked?: readonly string[];
  /** By question: the options that its present kind has no use for. */
  readonly setAside?: Readonly<Record<string, KindContent>>;
  readonly replies?: MemoryReplies;
  readonly children: ReactNode;
}

export function EditorStage({ replies = {}, ...rest }: EditorStageProps) {
  return (
    <StaffStage replies={replies}>
      <div className="ed">
        <Editor {...rest} />
      </div>
    </StaffStage>
  );
}

function Editor({
  form,
  selected = WHOLE_FORM,
  may = FREE,
  failure,
  sync = 'off',
  languages = [],
  translationsShown = false,
  marked = [],
  setAside = {},
  children,
}: EditorStageProps) {
  const { confirm, dialog } = useConfirm();
  const [store] = useState(() => {
    const made = createEditorStore({ definition: form, areaId: ANA.areas[0]?.id ?? '', sync });
    if (languages.length > 0) made.offer(languages);
    made.select(selected, 'open');
    made.showTranslations(translationsShown);
    made.mark(marked);
    for (const [id, content] of Object.entries(setAside)) made.setAside.set(id, content);
    if (failure) {
      made.fail(failure);
      made.select(targetOf(failure).selection ?? selected, 'open');
    }
    return made;
  });
  const editor = {
    account: ANA,
    formId: FORM_ID,
    isNew: false,
    savedZone: ANA.municipality.timeZone,
    store,
    may,
    confirm,
    explainLock: () => {},
  };
  return (
    <EditorContext value={editor}>
      {children}
      <EditorDialogs />
      {dialog}
    </EditorContext>
  );
}
