// The menu of a form: the actions that have no button of their own, as far as the person's rights allow them.
// rules: P2.70-P2.73

import type { FormRow } from '@constancia/contract/forms/forms.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { t } from '../../../platform/texts.ts';

/** Each opens a dialog about a form. */
export interface FormCommands {
  readonly onDuplicate: (form: FormRow) => void;
  readonly onDelete: (form: FormRow) => void;
}

export const menuButtonId = (formId: string) => `more-${formId}`;

export function FormMenu({ form, onDuplicate, onDelete }: FormCommands & { readonly form: FormRow }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { search } = useLocation();
  const { edit, readSubmissions, duplicate, delete: remove } = form.may;
  if (!edit && !readSubmissions && !duplicate && !remove) return null;
  const close = () => setAnchor(null);
  const ask = (command: (form: FormRow) => void) => () => {
    close();
    command(form);
  };
  return (
    <>
      <IconButton
        size="small"
        id={menuButtonId(form.id)}
        aria-label={t('form-list.more', { title: form.title })}
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
          list: { 'aria-labelledby': menuButtonId(form.id) },
          paper: { sx: { border: 1, borderColor: 'divider' } },
        }}
      >
        {edit && (
          <MenuItem
            component={Link}
            to={pathOf('editForm', { id: form.id, tipo: 'formulario' })}
            onClick={close}
          >
            {t('staff.forms-edit')}
          </MenuItem>
        )}
        {readSubmissions && (
          <MenuItem
            component={Link}
            to={pathOf('ownSubmissions', { id: form.id })}
            state={{ list: search }}
            onClick={close}
          >
            {t('form-list.own-submissions')}
          </MenuItem>
        )}
        {readSubmissions && form.paymentGateway && (
          <MenuItem
            component={Link}
            to={pathOf('payments', { id: form.id })}
            state={{ list: search }}
            onClick={close}
          >
            {t('payment-list.open')}
          </MenuItem>
        )}
        {duplicate && <MenuItem onClick={ask(onDuplicate)}>{t('form-list.duplicate')}</MenuItem>}
        {remove && (
          <MenuItem onClick={ask(onDelete)} sx={{ color: 'error.main' }}>
            {t('form-list.delete')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
