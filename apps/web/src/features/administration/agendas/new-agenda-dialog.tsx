// Adds an agenda by its name; its hours are set on its own page.
// rules: X34.70
import { checkAgenda, tidiedAgenda } from '@constancia/domain/appointments/edited-agenda.ts';
import { t } from '../../../platform/texts.ts';
import { NameDialog } from '../name-dialog.tsx';
import { createAgenda, type RegisterAgenda } from './api.ts';

interface Props {
  readonly municipalityId: string;
  /** The agendas of the municipality. */
  readonly known: readonly RegisterAgenda[];
  readonly onClose: () => void;
}

const agendaOf = (name: string) => tidiedAgenda({ name, address: '', schedule: null });

export function NewAgendaDialog({ municipalityId, known, onClose }: Props) {
  const names = known.map(({ name }) => name);
  return (
    <NameDialog
      title={t('agendas.new-title')}
      label={t('agendas.column-name')}
      before=""
      tidied={(name) => agendaOf(name).name}
      check={(name) => checkAgenda(agendaOf(name), names)}
      send={async (name) => t('agendas.created', await createAgenda(municipalityId, name))}
      refused={{ otherwise: 'agendas.save-failed' }}
      stale="agendas-of-municipality"
      onClose={onClose}
    />
  );
}
