// The button of the viewed submission that opens the dialog of its record.
// rules: R2.049
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../platform/texts.ts';
import { RecordDialog } from './record-dialog.tsx';

export function RecordAction({ view }: { readonly view: { readonly id: string } }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<PictureAsPdfIcon />} onClick={() => setOpen(true)}>
        {t('records.download')}
      </Button>
      {open && <RecordDialog submissionId={view.id} onClose={() => setOpen(false)} />}
    </>
  );
}
