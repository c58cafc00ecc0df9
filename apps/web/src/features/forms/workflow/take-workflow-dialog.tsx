// Chooses a set of states for a form. It takes the place of the form's own; undo brings those back. rules: P2.80

import type { StoredWorkflow } from '@constancia/contract/forms/workflows.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '../../../platform/texts.ts';
import { WorkflowList } from './workflow-list.tsx';

interface Props {
  readonly municipalityId: string;
  /** How many states the form has now. */
  readonly replaces: number;
  readonly onClose: () => void;
  readonly onTake: (workflow: StoredWorkflow) => void;
}

export function TakeWorkflowDialog({ municipalityId, replaces, onClose, onTake }: Props) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="take-workflow-title" fullWidth maxWidth="sm">
      <DialogTitle id="take-workflow-title">{t('editor.workflow-take')}</DialogTitle>
      <DialogContent>
        {replaces > 0 && <p className="wf-chain">{t('editor.workflow-replaces', { states: replaces })}</p>}
        <WorkflowList
          municipalityId={municipalityId}
          renderActions={(workflow) => (
            <Button
              size="small"
              variant="outlined"
              aria-label={t('editor.workflow-use-of', { name: workflow.name })}
              onClick={() => onTake(workflow)}
            >
              {t('editor.workflow-use')}
            </Button>
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('editor.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
