// Says who else has this submission open now, and who is editing it.
// rules: X33.76
import type { OtherPerson } from '@constancia/contract/submissions/presence.ts';
import { t } from '../../../platform/texts.ts';
import { usePresence } from './use-presence.ts';
import './presence.css';

const shown = ({ username, doing }: OtherPerson) => t(`presence.${doing}`, { name: username });

interface Props {
  readonly submissionId: string;
  readonly doing: OtherPerson['doing'];
}

export function PresenceNote({ submissionId, doing }: Props) {
  const others = usePresence(submissionId, doing);
  const isEdited = others.some((other) => other.doing === 'editing');
  return (
    <div role="status">
      {others.length > 0 && (
        <p className={isEdited ? 'presence-note presence-edited' : 'presence-note'}>
          {t('presence.now', { people: others.map(shown).join(', ') })}
        </p>
      )}
    </div>
  );
}
