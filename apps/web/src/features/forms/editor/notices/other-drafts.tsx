// New forms that were left unsaved on this device, offered on 'Nuevo formulario': each can be continued or, after a
// question, discarded.
// rules: X31.67

import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { dropDraft } from '../../../../platform/device/drafts.ts';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';
import type { StoredEdit } from '../editing/keep-edit.ts';
import './notices.css';

interface Props {
  readonly drafts: readonly StoredEdit[];
  /** Opens the draft in this tab; what is on screen stays among the drafts. */
  readonly onContinue: (key: string) => void;
}

export function OtherDrafts({ drafts, onContinue }: Props) {
  const { account, confirm } = useEditor();
  const [discarded, setDiscarded] = useState<readonly string[]>([]);
  const shown = drafts.filter(({ key }) => !discarded.includes(key));
  if (shown.length === 0) return null;
  const discard = async (key: string, named: { readonly title: string; readonly date: string }) => {
    const question = {
      title: t('editor.draft-discard-ask'),
      text: t('editor.draft-discard-text', named),
      yes: t('editor.draft-discard'),
    };
    if (!(await confirm({ ...question, tone: 'destructive' }))) return;
    setDiscarded((before) => [...before, key]);
    void dropDraft(key);
  };
  return (
    <Alert severity="info" slotProps={{ message: { className: 'ed-refused-message' } }}>
      <p id="other-drafts">{t('editor.other-drafts')}</p>
      <ul className="ed-drafts" aria-labelledby="other-drafts">
        {shown.map(({ key, edit }) => {
          const title = edit.draft.definition.title.text || t('editor.untitled-form');
          const date = dateAndTime(new Date(edit.at).toISOString(), account.municipality.timeZone);
          return (
            <li key={key}>
              <span className="ed-draft-name">
                <bdi>{title}</bdi> <span className="ed-draft-date">{date}</span>
              </span>
              <span className="ed-draft-actions">
                <Button
                  size="small"
                  aria-label={t('editor.draft-continue-of', { title, date })}
                  onClick={() => onContinue(key)}
                >
                  {t('editor.draft-continue')}
                </Button>
                <Button
                  size="small"
                  color="inherit"
                  aria-label={t('editor.draft-discard-of', { title, date })}
                  onClick={() => void discard(key, { title, date })}
                >
                  {t('editor.draft-discard')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
