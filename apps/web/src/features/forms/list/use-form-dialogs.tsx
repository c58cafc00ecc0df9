// Opens the dialogs of the form list. Afterwards the focus returns to the form's menu, or to the list when the form no
// longer exists.
// rules: P2.81-P2.85, X10.16
import type { FormRow } from '@constancia/contract/forms/forms.ts';
import type { Account } from '@constancia/contract/session.ts';
import { type ReactNode, useState } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { actionProblems } from '../form-problems.ts';
import { FormHoldDialog } from '../holds/form-hold-dialog.tsx';
import { DownloadDialog } from '../import/download-dialog.tsx';
import { downloadJson } from '../import/form-as-file.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { downloadPoster } from './download-poster.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { type FormCommands, menuButtonId } from './form-menu.tsx';

interface Asked {
  readonly kind: 'duplicate' | 'download' | 'hold' | 'delete';
  readonly form: FormRow;
}

export function useFormDialogs(account: Account): FormCommands & { readonly dialog: ReactNode } {
  const notify = useNotify();
  const [asked, setAsked] = useState<Asked | null>(null);
  // The form stays in the dialog while it fades out.
  const [open, setOpen] = useState(false);
  const ask = (next: Asked) => {
    setAsked(next);
    setOpen(true);
  };
  const shared = asked && {
    form: asked.form,
    open,
    onClose: () => setOpen(false),
    onClosed: () => {
      setAsked(null);
      // The focus is already back on the button that opened the dialog, unless that button is gone.
      if (document.activeElement !== document.body) return;
      (document.getElementById(menuButtonId(asked.form.id)) ?? document.getElementById('content'))?.focus();
    },
  };
  const dialogs = shared && {
    delete: <DeleteDialog {...shared} />,
    hold: <FormHoldDialog timeZone={account.municipality.timeZone} {...shared} />,
    download: <DownloadDialog {...shared} />,
    duplicate: <DuplicateDialog account={account} {...shared} />,
  };
  return {
    onDuplicate: (form) => ask({ kind: 'duplicate', form }),
    onDownload: (form) => ask({ kind: 'download', form }),
    onDownloadJson: (form) =>
      void downloadJson(form.id).catch((error: unknown) =>
        notify({ kind: 'error', text: problemText(error, actionProblems('xlsform.download-failed')) }),
      ),
    onPoster: (form) =>
      void downloadPoster(form.id).catch((error: unknown) =>
        notify({ kind: 'error', text: problemText(error, actionProblems('form-list.poster-failed')) }),
      ),
    onHold: (form) => ask({ kind: 'hold', form }),
    onDelete: (form) => ask({ kind: 'delete', form }),
    dialog: dialogs?.[asked?.kind ?? 'delete'] ?? null,
  };
}
