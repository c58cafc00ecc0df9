// The name of a state. A new state is added by button or Enter; an existing one is renamed when the field is left. An
// empty name or one already in use changes nothing and shows why.
// rules: E4.01, E4.03, E4.12, E5.14, E5.15

import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import { TEXT_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import { addState, renameState } from '@constancia/domain/forms/workflow/workflow.ts';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { focusLater, useWorkflowEditing } from './workflow-editing.ts';

export function NewState() {
  const { may, change, announce, nameField } = useWorkflowEditing();
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState('');
  const add = () => {
    const text = change((workflow) => addState(workflow, name));
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
      <Button type="submit" startIcon={<AddIcon />} disabled={!may.states}>
        {t('editor.state-add')}
      </Button>
    </form>
  );
}

export function StateName({ state }: { readonly state: WorkflowState }) {
  const { may, change } = useWorkflowEditing();
  const [name, setName] = useState(state.name);
  const [wrong, setWrong] = useState('');
  const leave = () => {
    const trimmed = name.trim();
    setName(trimmed);
    if (trimmed === state.name) return setWrong('');
    setWrong(change((workflow) => renameState(workflow, state.id, trimmed)));
  };
  return (
    <TextField
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
