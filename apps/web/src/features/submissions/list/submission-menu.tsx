// The menu of a submission in the list. It offers what the person may do and what is possible; without entries the menu
// is absent.
// rules: R2.036-R2.039, R2.095, R6.02, R6.04

import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { DeleteDialog } from '../deletion/delete-dialog.tsx';

interface Props {
  readonly row: SubmissionRow;
  readonly timeZone: string;
}

export function SubmissionMenu({ row, timeZone }: Props) {
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [deleting, setDeleting] = useState(false);
  const { complete, correct, delete: remove } = row.may;
  if (!complete && !correct && !remove) return null;
  const buttonId = `more-${row.id}`;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        size="small"
        id={buttonId}
        aria-label={t('staff.submissions-more', { code: row.code })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{
          list: { 'aria-labelledby': buttonId },
          paper: { sx: { border: 1, borderColor: 'divider' } },
        }}
      >
        {complete && (
          <MenuItem component={Link} to={pathOf('complete', { id: row.id })} onClick={close}>
            {t('review.complete')}
          </MenuItem>
        )}
        {correct && (
          <MenuItem component={Link} to={pathOf('correct', { id: row.id })} onClick={close}>
            {t('review.correct')}
          </MenuItem>
        )}
        {remove && (
          <MenuItem
            onClick={() => {
              close();
              setDeleting(true);
            }}
          >
            {t('deletion.delete')}
          </MenuItem>
        )}
      </Menu>
      {deleting && (
        <DeleteDialog
          submissionId={row.id}
          code={row.code}
          timeZone={timeZone}
          onClose={() => setDeleting(false)}
          onDeleted={() => notify({ kind: 'success', text: t('deletion.done-in-list') })}
        />
      )}
    </>
  );
}
