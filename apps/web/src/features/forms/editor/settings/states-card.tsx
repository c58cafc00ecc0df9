// The workflow states of the form: entered one by one, or copied from a set of the municipality.
// rules: E2.11, E4.01-E4.17, P2.80, X36.90

import { nameOf } from '@constancia/domain/localized.ts';
import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import { languagesOf } from '@constancia/domain/forms/languages/translations.ts';
import { takeWorkflow, type Workflow } from '@constancia/domain/forms/workflow/workflow.ts';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { t, tIssue } from '../../../../platform/texts.ts';
import { StatesTable } from '../../workflow/states-table.tsx';
import { TakeWorkflowDialog } from '../../workflow/take-workflow-dialog.tsx';
import { WorkflowContext, type WorkflowEditing } from '../../workflow/workflow-editing.ts';
import { useDefinition, useEditor } from '../editing/editor-context.tsx';
import type { EditorStore } from '../editing/editor-store.ts';
import { ELEMENT } from '../editing/selection.ts';
import { FieldFailure, useFailure } from '../fields/failure.tsx';
import { TextVersions } from '../fields/text-versions.tsx';

function useFormWorkflow(): WorkflowEditing {
  const { store, may } = useEditor();
  const states = useDefinition((definition) => definition.states);
  const initialState = useDefinition((definition) => definition.initialState);
  return useMemo(
    () => ({
      workflow: { states, initialState },
      may,
      change: (operation) => {
        const edit = operation(store.get().draft.definition);
        if ('issue' in edit) return tIssue(edit.issue.code);
        store.edit(() => edit.definition);
        return '';
      },
      announce: store.announce,
      nameField: ELEMENT.stateName,
      refusedNames: store.refusedNames,
    }),
    [states, initialState, may, store],
  );
}

/** The name in the further languages of the form, while those are shown. */
function NameVersions({ state }: { readonly state: WorkflowState }) {
  const { name } = state;
  return (
    <TextVersions
      of={{ kind: 'state', name }}
      text={nameOf(state)}
      label={t('editor.state-name-of', { name })}
    />
  );
}

/** With the languages to which the states of the set are translated. */
function offerTaken(store: EditorStore, workflow: Workflow): void {
  const { draft, languages } = store.get();
  const taken = takeWorkflow(draft.definition, workflow);
  store.offer([...new Set([...languages, ...languagesOf(taken)])], () => taken);
}

const versionsBelow = (state: WorkflowState) => <NameVersions state={state} />;

interface Props {
  /** The municipality whose sets are offered. */
  readonly municipalityId: string;
}

export function StatesCard({ municipalityId }: Props) {
  const { store } = useEditor();
  const editing = useFormWorkflow();
  const failure = useFailure('states');
  const { states } = editing.workflow;
  const [taking, setTaking] = useState(false);
  return (
    <section className="ed-card" aria-labelledby="editor-states-title">
      <div className="ed-sections-head">
        <h2 id="editor-states-title">{t('editor.states')}</h2>
        <Button size="small" disabled={!editing.may.states} onClick={() => setTaking(true)}>
          {t('editor.workflow-take')}
        </Button>
      </div>
      <p className="ed-help">{t(states.length === 0 ? 'editor.states-none' : 'editor.states-help')}</p>
      <FieldFailure text={failure} />
      <WorkflowContext value={editing}>
        <StatesTable headingId="editor-states-title" below={versionsBelow} />
      </WorkflowContext>
      {!editing.may.states && <p className="ed-reason">{t('editor.states-locked')}</p>}
      {taking && (
        <TakeWorkflowDialog
          municipalityId={municipalityId}
          replaces={states.length}
          onClose={() => setTaking(false)}
          onTake={({ name, states: taken, initialState }) => {
            offerTaken(store, { states: taken, initialState });
            editing.announce(t('editor.workflow-taken', { name }));
            setTaking(false);
          }}
        />
      )}
    </section>
  );
}
