// The button below the sections that copies sections from another form.
// rules: X35.40
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { lockedProps } from '../editing/locked-props.ts';
import { CopySectionsDialog } from './copy-sections-dialog.tsx';

export function CopySectionsButton() {
  const { may, explainLock } = useEditor();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<ContentCopyIcon />}
        onClick={() => (may.structure ? setOpen(true) : explainLock())}
        {...lockedProps(may.structure)}
      >
        {t('editor.copy-sections')}
      </Button>
      {open && <CopySectionsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
