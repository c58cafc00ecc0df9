// «Crear flujo de trabajo» of the form list: shows the municipality's sets of states, or edits one of them or a new
// one. What was changed and not saved is given up only after a question.
// rules: P2.80, X31.70

import type { StoredWorkflow } from '@constancia/contract/forms/workflows.ts';
import { TEXT_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import type { Workflow } from '@constancia/domain/forms/workflow/workflow.ts';
import { sameValue } from '@constancia/domain/reading/same-value.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { asCallError } from '../../../platform/api-client.ts';
import { newEntityId } from '../../../platform/new-id.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t, tIssue } from '../../../platform/texts.ts';
import { type Question, useConfirm } from '../../../ui/staff/confirm-dialog.tsx';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { deleteWorkflow, saveWorkflow, type WorkflowTarget } from '../api.ts';
import { StatesTable } from './states-table.tsx';
import {
  type RefusedNames,
  stopAtRefusedName,
  WorkflowContext,
  type WorkflowEditing,
} from './workflow-editing.ts';
import { WORKFLOWS_KEY, WorkflowList } from './workflow-list.tsx';

const NAME_FIELD = 'workflow-state-name';
const EMPTY: Workflow = { states: [], initialState: null };

function failureText(error: unknown): string {
  const { code, issues } = asCallError(error);
  const issue = code === 'workflow-invalid' ? issues[0] : undefined;
  return issue ? tIssue(issue.code, issue.values) : problemText(error);
}

interface DraftedWorkflow {
  readonly target: WorkflowTarget;
  readonly name: string;
  readonly workflow: Workflow;
}

function draftOf(stored: StoredWorkflow | null): DraftedWorkflow {
  if (!stored) return { target: { id: newEntityId(), version: null }, name: '', workflow: EMPTY };
  const { id, version, name, states, initialState } = stored;
  return { target: { id, version }, name, workflow: { states, initialState } };
}

const LEAVING = (): Question => ({
  title: t('editor.workflow-leave'),
  text: t('editor.workflow-leave-text'),
  yes: t('editor.workflow-leave-yes'),
  no: t('editor.workflow-leave-no'),
  tone: 'destructive',
});

/** The set that is edited, and the way to another one, which asks first where something would be lost. */
function useDraft() {
  const [{ draft, begun }, set] = useState(() => {
    const first = draftOf(null);
    return { draft: first, begun: first };
  });
  const [refusedNames] = useState<RefusedNames>(() => new Map());
  const { confirm, dialog } = useConfirm();
  const open = (stored: StoredWorkflow | null) => {
    const next = draftOf(stored);
    set({ draft: next, begun: next });
  };
  const leave = async (go: () => void) => {
    const isUnsaved = refusedNames.size > 0 || !sameValue(draft, begun);
    if (!isUnsaved || (await confirm(LEAVING()))) go();
  };
  const change = (next: DraftedWorkflow) => set({ draft: next, begun });
  return { draft, change, open, leave, refusedNames, dialog };
}

interface Props {
  readonly municipalityId: string;
  readonly onClose: () => void;
}

export function WorkflowDialog({ municipalityId, onClose }: Props) {
  const { draft, change, open, leave, refusedNames, dialog } = useDraft();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const queries = useQueryClient();
  const run = async (id: string, work: () => Promise<void>, done: string) => {
    setBusy(true);
    setFailure('');
    try {
      await work();
      notify({ kind: 'success', text: done });
      if (id === draft.target.id) open(null);
    } catch (error) {
      setFailure(failureText(error));
    }
    await queries.invalidateQueries({ queryKey: [WORKFLOWS_KEY] });
    setBusy(false);
  };
  const isNew = draft.target.version === null;
  const save = () => {
    const refused = stopAtRefusedName(refusedNames);
    if (refused !== '') return setFailure(refused);
    void run(
      draft.target.id,
      () => saveWorkflow(draft.target, { name: draft.name, ...draft.workflow }),
      t('editor.workflow-saved'),
    );
  };
  return (
    <DialogFrame
      title={t('editor.workflow-create')}
      text={t('editor.workflow-text')}
      size="md"
      fullScreenBelow="sm"
      busy={busy}
      onClose={() => void leave(onClose)}
      actions={
        <>
          {!isNew && (
            <Button disabled={busy} onClick={() => void leave(() => open(null))}>
              {t('editor.workflow-new')}
            </Button>
          )}
          <Button disabled={busy} onClick={() => void leave(onClose)}>
            {t('shell.close')}
          </Button>
          <Button variant="contained" loading={busy} onClick={save}>
            {t('editor.workflow-save')}
          </Button>
        </>
      }
    >
      <WorkflowList
        municipalityId={municipalityId}
        renderActions={(stored) => (
          <StoredActions
            stored={stored}
            busy={busy}
            onEdit={() =>
              void leave(() => {
                setFailure('');
                open(stored);
              })
            }
            onDelete={() => void run(stored.id, () => deleteWorkflow(stored), t('editor.workflow-deleted'))}
          />
        )}
      />
      <WorkflowFields
        key={draft.target.id}
        draft={draft}
        busy={busy}
        refusedNames={refusedNames}
        onChange={change}
      />
      {failure !== '' && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {failure}
        </Alert>
      )}
      {dialog}
    </DialogFrame>
  );
}

interface FieldsProps {
  readonly draft: DraftedWorkflow;
  /** It is being stored, and what would be written now would be lost. */
  readonly busy: boolean;
  readonly refusedNames: RefusedNames;
  readonly onChange: (draft: DraftedWorkflow) => void;
}

/** The same table of states as in the form editor. */
function WorkflowFields({ draft, busy, refusedNames, onChange }: FieldsProps) {
  const [said, setSaid] = useState('');
  const editing = useMemo(
    (): WorkflowEditing => ({
      workflow: draft.workflow,
      may: { content: !busy, states: !busy },
      change: (operation) => {
        const edit = operation(draft.workflow);
        if ('issue' in edit) return tIssue(edit.issue.code);
        onChange({ ...draft, workflow: edit.definition });
        return '';
      },
      announce: setSaid,
      nameField: NAME_FIELD,
      refusedNames,
    }),
    [draft, busy, refusedNames, onChange],
  );
  const title = draft.target.version === null ? t('editor.workflow-new') : t('editor.workflow-edit');
  return (
    <section className="ed wf-fields" aria-labelledby="workflow-fields-title">
      <h2 id="workflow-fields-title">{title}</h2>
      <TextField
        size="small"
        fullWidth
        label={t('editor.workflow-name')}
        value={draft.name}
        disabled={busy}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: TEXT_MAX, autoComplete: 'off' } }}
      />
      <WorkflowContext value={editing}>
        <StatesTable headingId="workflow-fields-title" />
      </WorkflowContext>
      <p className="only-read" role="status">
        {said}
      </p>
    </section>
  );
}

interface ActionsProps {
  readonly stored: StoredWorkflow;
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Replaces the buttons by the question before deleting: forms that use the set keep their states. */
function StoredActions({ stored, busy, onEdit, onDelete }: ActionsProps) {
  const [asking, setAsking] = useState(false);
  const { name } = stored;
  if (asking) {
    return (
      <>
        <span className="wf-chain">{t('editor.workflow-delete-text', { name })}</span>
        <Button size="small" color="error" variant="contained" disabled={busy} onClick={onDelete}>
          {t('editor.delete')}
        </Button>
        <Button size="small" ref={focusOnMount} onClick={() => setAsking(false)}>
          {t('editor.cancel')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button
        size="small"
        disabled={busy}
        onClick={onEdit}
        aria-label={t('editor.workflow-edit-of', { name })}
      >
        {t('editor.workflow-edit-short')}
      </Button>
      <Button
        size="small"
        color="error"
        onClick={() => setAsking(true)}
        aria-label={t('editor.workflow-delete-of', { name })}
      >
        {t('editor.delete')}
      </Button>
    </>
  );
}
