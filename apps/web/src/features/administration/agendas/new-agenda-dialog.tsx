// Adds an agenda by its name; its hours are set on its own page. Whether another one has the name is judged by the server,
// because the list has only a page of them.
// rules: X34.70, X40.58
import { checkAgenda, tidiedAgenda } from '@constancia/domain/appointments/edited-agenda.ts';
import { t } from '../../../platform/texts.ts';
import { NameDialog } from '../name-dialog.tsx';
import { createAgenda } from './api.ts';

interface Props {
  readonly municipalityId: string;
  readonly onClose: () => void;
}

const agendaOf = (name: string) => tidiedAgenda({ name, address: '', schedule: null });

export function NewAgendaDialog({ municipalityId, onClose }: Props) {
  return (
    <NameDialog
      title={t('agendas.new-title')}
      label={t('agendas.column-name')}
      before=""
      tidied={(name) => agendaOf(name).name}
      check={(name) => checkAgenda(agendaOf(name), [])}
      send={async (name) => t('agendas.created', await createAgenda(municipalityId, name))}
      refused={{ otherwise: 'agendas.save-failed' }}
      stale="agendas-of-municipality"
      onClose={onClose}
    />
  );
}
