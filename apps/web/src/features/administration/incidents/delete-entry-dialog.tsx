// Deletes an area or a type of the incident register; what still uses it is said here.
// rules: X34.82
import { t } from '../../../platform/texts.ts';
import { AskingDialog } from '../asking-dialog.tsx';
import { REGISTER_QUERIES } from './register-queries.ts';

interface Props {
  readonly name: string;
  readonly remove: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function DeleteEntryDialog({ name, remove, onClose }: Props) {
  return (
    <AskingDialog
      title={t('incident-register.delete-title', { name })}
      text={t('incident-register.delete-text')}
      action={t('incident-register.delete')}
      run={remove}
      done={t('incident-register.deleted', { name })}
      refused={{ otherwise: 'incident-register.delete-failed' }}
      stale={REGISTER_QUERIES}
      onClose={onClose}
    />
  );
}
