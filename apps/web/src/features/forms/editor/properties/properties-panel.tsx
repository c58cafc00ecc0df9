// The properties of the selected item: a column at the right, or a sheet on phones.
// rules: E2.05, E2.12, E2.21, X31.69

import { findCondition, findQuestion } from '@constancia/domain/forms/definition/find-item.ts';
import type { Condition, Question, Section } from '@constancia/domain/forms/definition/form.ts';
import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useNarrow } from '../../../../ui/staff/use-narrow-screen.ts';
import { ItemToolbar } from '../canvas/item-toolbar.tsx';
import { useDefinition, useEditor, useEditorState } from '../editing/editor-context.tsx';
import { pickOf, type Selection } from '../editing/selection.ts';
import { TranslationsSwitch } from '../languages/translations-switch.tsx';
import { FormOptions } from '../settings/form-options.tsx';
import { ConditionProperties } from './condition-properties.tsx';
import { QuestionProperties } from './question-properties.tsx';
import { SectionProperties } from './section-properties.tsx';
import './properties.css';

function Properties({ selection }: { readonly selection: Selection }) {
  const found = useDefinition((definition) => {
    if (selection.kind === 'section') return definition.sections.find(({ id }) => id === selection.id);
    if (selection.kind === 'condition') return findCondition(definition, selection.id)?.condition;
    if (selection.kind === 'question') return findQuestion(definition, selection.id)?.question;
    return undefined;
  });
  if (selection.kind === 'form') return <FormOptions />;
  if (!found) return null;
  return (
    <>
      <TranslationsSwitch />
      <ItemProperties item={found} />
    </>
  );
}

function ItemProperties({ item }: { readonly item: Section | Condition | Question }) {
  if ('kind' in item) return <QuestionProperties question={item} />;
  return 'conditions' in item ? (
    <SectionProperties section={item} />
  ) : (
    <ConditionProperties condition={item} />
  );
}

/** Escape leads back to the item: where the properties were entered, otherwise on the canvas. */
function useWayBack(selection: Selection): (event: KeyboardEvent<HTMLElement>) => void {
  const { store } = useEditor();
  return ({ key, nativeEvent, currentTarget }) => {
    // A list that is open over the panel has the key for itself.
    const isInside = nativeEvent.target instanceof Node && currentTarget.contains(nativeEvent.target);
    if (key !== 'Escape' || nativeEvent.isComposing || !isInside || selection.kind === 'form') return;
    const { enteredFrom } = store.get();
    const from = enteredFrom !== null && document.getElementById(enteredFrom) ? enteredFrom : null;
    store.focus(from ?? pickOf(selection.id));
  };
}

export function PropertiesPanel() {
  const narrow = useNarrow();
  const selection = useEditorState((state) => state.selection);
  const title = t(`editor.properties-${selection.kind}`);
  const back = useWayBack(selection);
  if (narrow) return <PropertiesSheet selection={selection} title={title} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves any of its fields
    <aside className="ed-panel" aria-labelledby="editor-properties-title" onKeyDown={back}>
      <h2 id="editor-properties-title">{title}</h2>
      <Properties selection={selection} />
    </aside>
  );
}

function PropertiesSheet({ selection, title }: { readonly selection: Selection; readonly title: string }) {
  const { store } = useEditor();
  const open = useEditorState((state) => state.panelOpen);
  const close = () => {
    store.closePanel();
    if (selection.kind !== 'form') store.focus(pickOf(selection.id));
  };
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={close}
      slotProps={{
        paper: {
          className: 'ed-sheet',
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'editor-properties-title',
        },
      }}
    >
      <div className="ed-sheet-head">
        <h2 id="editor-properties-title">{title}</h2>
        {selection.kind !== 'form' && <ItemToolbar item={selection} />}
        <IconButton onClick={close} aria-label={t('shell.close')}>
          <CloseIcon />
        </IconButton>
      </div>
      <Properties selection={selection} />
    </Drawer>
  );
}
