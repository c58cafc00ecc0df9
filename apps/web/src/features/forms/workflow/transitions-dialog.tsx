// The states that a submission may move to from one state: a checkbox for each other state.
// rules: E4.04, E4.05, E4.17

import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import { setTransitions } from '@constancia/domain/forms/workflow/workflow.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { useWorkflowEditing } from './workflow-editing.ts';

interface Props {
  readonly state: WorkflowState;
  readonly onClose: () => void;
}

export function TransitionsDialog({ state, onClose }: Props) {
  const { workflow, change } = useWorkflowEditing();
  const [chosen, setChosen] = useState(state.transitions);
  const title = t('editor.transitions-title', { name: state.name });
  const accept = () => {
    change((before) => ({ definition: setTransitions(before, state.id, chosen) }));
    onClose();
  };
  return (
    <DialogFrame
      title={title}
      size="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('editor.cancel')}</Button>
          <Button variant="contained" onClick={accept}>
            {t('editor.accept')}
          </Button>
        </>
      }
    >
      <FormGroup aria-label={title}>
        {workflow.states
          .filter(({ id }) => id !== state.id)
          .map(({ id, name }) => (
            <FormControlLabel
              key={id}
              label={name}
              control={
                <Checkbox
                  checked={chosen.includes(id)}
                  onChange={(event) =>
                    setChosen(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                  }
                />
              }
            />
          ))}
      </FormGroup>
    </DialogFrame>
  );
}
