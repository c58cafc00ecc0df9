// Chooses a set of states for a form. It replaces the form's own states; undo brings them back.
// rules: P2.80

import type { StoredWorkflow } from '@constancia/contract/forms/workflows.ts';
import Button from '@mui/material/Button';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
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
    <DialogFrame
      title={t('editor.workflow-take')}
      size="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('editor.cancel')}</Button>}
    >
      {replaces > 0 && <p className="wf-chain">{t('editor.workflow-replaces', { count: replaces })}</p>}
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
    </DialogFrame>
  );
}
