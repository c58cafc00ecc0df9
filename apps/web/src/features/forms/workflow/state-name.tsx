// The name of a state. A new state is added by button or Enter; an existing one is renamed when the field is left. An
// empty name or one already in use is not accepted: the field shows why, and the form cannot be saved until it is put
// right, nor while a new name is written and not added.
// rules: E4.01, E4.03, E5.14, E5.15, X31.70

import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import { STATES_MAX, TEXT_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import { addState, renameState } from '@constancia/domain/forms/workflow/workflow.ts';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useState } from 'react';
import { t, tIssue } from '../../../platform/texts.ts';
import { focusLater, useWorkflowEditing } from './workflow-editing.ts';

export function NewState() {
  const { workflow, may, change, announce, nameField, refusedNames } = useWorkflowEditing();
  const isFull = workflow.states.length >= STATES_MAX;
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState('');
  const written = name.trim();
  // A save would leave it out.
  useEffect(() => {
    if (written === '' || !may.states) return;
    refusedNames.set(nameField, t('editor.state-not-added', { name: written }));
    return () => void refusedNames.delete(nameField);
  }, [refusedNames, nameField, written, may.states]);
  const add = () => {
    const text = isFull
      ? tIssue('shape-too-many', { max: STATES_MAX })
      : change((before) => addState(before, name));
    setWrong(text);
    if (text === '') {
      announce(t('editor.state-added', { name: name.trim() }));
      setName('');
    }
    focusLater(nameField);
  };
  return (
    <form
      className="ed-new-state"
      onSubmit={(event) => {
        event.preventDefault();
        // In a dialog, Enter must not submit the form around it.
        event.stopPropagation();
        add();
      }}
    >
      <TextField
        id={nameField}
        size="small"
        label={t('editor.state-new')}
        value={name}
        disabled={!may.states}
        error={wrong !== ''}
        helperText={wrong}
        onChange={(event) => {
          setName(event.target.value);
          setWrong('');
        }}
        onBlur={() => {
          setName(name.trim());
          if (name.trim() === '') setWrong('');
        }}
        slotProps={{
          htmlInput: { maxLength: TEXT_MAX, autoComplete: 'off' },
          formHelperText: { role: 'alert' },
        }}
      />
      <Button type="submit" startIcon={<AddIcon />} disabled={!may.states || isFull}>
        {t('editor.state-add')}
      </Button>
    </form>
  );
}

export function StateName({ state }: { readonly state: WorkflowState }) {
  const { may, change, refusedNames } = useWorkflowEditing();
  const [name, setName] = useState(state.name);
  const [wrong, setWrong] = useState('');
  const field = useId();
  useEffect(() => () => void refusedNames.delete(field), [refusedNames, field]);
  const leave = () => {
    const trimmed = name.trim();
    const reason =
      trimmed === state.name ? '' : change((workflow) => renameState(workflow, state.id, trimmed));
    setName(trimmed);
    setWrong(reason);
    if (reason === '') refusedNames.delete(field);
    else refusedNames.set(field, reason);
  };
  return (
    <TextField
      id={field}
      size="small"
      variant="standard"
      fullWidth
      value={name}
      disabled={!may.content}
      error={wrong !== ''}
      helperText={wrong}
      onChange={(event) => setName(event.target.value)}
      onBlur={leave}
      slotProps={{
        htmlInput: { 'aria-label': t('editor.state-name-of', { name: state.name }), maxLength: TEXT_MAX },
        formHelperText: { role: 'alert' },
      }}
    />
  );
}
