// The button that deletes a viewed submission. It is absent for submissions that must be kept and on public pages.
// rules: R2.072-R2.077, R4.35, R6.03, R8.04

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import type { ViewSlotProps } from '../view/submission-screen.tsx';
import { listToReturnTo } from '../list-url/opened-from.ts';
import { DeleteDialog } from './delete-dialog.tsx';

export function DeleteAction({ view, entry }: ViewSlotProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  if (!view.may.delete || entry === 'cis') return null;
  const leave = () => {
    notify({ kind: 'success', text: t('deletion.done') });
    const { to, state } = listToReturnTo(view.formId, location.state);
    void navigate(to, { replace: true, state });
  };
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
        {t('deletion.delete')}
      </Button>
      {asking && (
        <DeleteDialog
          submissionId={view.id}
          code={view.code}
          timeZone={view.timeZone}
          onClose={() => setAsking(false)}
          onDeleted={leave}
        />
      )}
    </>
  );
}
