// Asks before the token of a program is revoked, and names it.
// rules: X38.15
import { t } from '../../../platform/texts.ts';
import { AskingDialog } from '../asking-dialog.tsx';
import { type ListedProgram, revokeProgram } from './api.ts';

interface Props {
  readonly program: ListedProgram;
  readonly onClose: () => void;
}

export function RevokeProgramDialog({ program: { id, name, beginning }, onClose }: Props) {
  return (
    <AskingDialog
      title={t('programs.revoke-title', { name })}
      text={t('programs.revoke-text', { beginning })}
      action={t('programs.revoke')}
      run={() => revokeProgram(id)}
      done={t('programs.revoked', { name })}
      refused={{ otherwise: 'programs.revoke-failed' }}
      stale="programs"
      onClose={onClose}
    />
  );
}
