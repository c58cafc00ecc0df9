// The button of the form list that opens the municipality's sets of states.
// rules: P2.80
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { WorkflowDialog } from './workflow-dialog.tsx';

export function WorkflowsButton({ municipalityId }: { readonly municipalityId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('editor.workflow-create')}
      </Button>
      {open && <WorkflowDialog municipalityId={municipalityId} onClose={() => setOpen(false)} />}
    </>
  );
}
