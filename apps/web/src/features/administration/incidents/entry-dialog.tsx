// Adds and changes an area or a type of the incident register: its name and, of a type, whether citizens see it.
// rules: X34.80, X34.81
import { tidiedIncidentText } from '@constancia/domain/incidents/incident-register.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { NameDialog } from '../name-dialog.tsx';
import { REGISTER_QUERIES } from './register-queries.ts';

export interface EntryDraft {
  readonly name: string;
  readonly public: boolean;
}

interface Props {
  readonly title: string;
  readonly before: EntryDraft;
  /** Whether citizens may see it: asked of types only. */
  readonly asksPublic: boolean;
  readonly check: (name: string) => readonly Issue[];
  /** Stores it and returns the notice. */
  readonly send: (draft: EntryDraft) => Promise<string>;
  readonly onClose: () => void;
}

export function EntryDialog({ title, before, asksPublic, check, send, onClose }: Props) {
  const [isPublic, setPublic] = useState(before.public);
  return (
    <NameDialog
      title={title}
      label={t('incident-register.column-name')}
      field={asksPublic ? 'title' : 'name'}
      before={before.name}
      tidied={tidiedIncidentText}
      check={check}
      send={(name) => send({ name, public: isPublic })}
      refused={{ otherwise: 'incident-register.save-failed' }}
      stale={REGISTER_QUERIES}
      onClose={onClose}
    >
      {asksPublic && (
        <FormControlLabel
          control={<Checkbox checked={isPublic} onChange={(event) => setPublic(event.target.checked)} />}
          label={t('incident-register.public')}
        />
      )}
    </NameDialog>
  );
}
