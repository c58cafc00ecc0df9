// The state of a submission that is being completed. Choosing another one takes effect immediately.
// rules: R2.083, R4.02, R4.03
import type { SubmissionToEdit } from '@constancia/contract/submissions/review.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { openToEdit } from '../../answering/edit/open-to-edit.ts';
import { StateSelector } from './state-selector.tsx';

export function EditState({ opened }: { readonly opened: SubmissionToEdit }) {
  const [state, setState] = useState(opened.state);
  const reread = async () => setState((await openToEdit('completion', opened.id)).state);
  return (
    <Box sx={{ mb: 4 }}>
      <StateSelector
        submission={opened}
        all={opened.form.definition.states}
        present={state}
        onChanged={reread}
      />
    </Box>
  );
}
