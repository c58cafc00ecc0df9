// The agenda in which the people who answer the form get an appointment.
// rules: E2.17, E3.10, E5.06, E7.11, E9.14
import { agendaIdOf, agendaNameOf } from '@constancia/domain/appointments/agenda.ts';
import type { AppointmentSettings } from '@constancia/domain/forms/definition/form.ts';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../../platform/texts.ts';
import { listAgendas } from '../../api.ts';
import { useDefinition, useEditor, useEditorState } from '../editing/editor-context.tsx';
import { ELEMENT } from '../editing/selection.ts';
import { useFailure } from '../fields/failure.tsx';
import { OutsidePick } from '../fields/outside-pick.tsx';

/** The stored agenda, with the name it had when it was picked. */
function pickedOf(appointment: AppointmentSettings | null): { id: string; name: string } | null {
  if (!appointment?.appointmentData) return null;
  const id = String(agendaIdOf(appointment.appointmentData) ?? '?');
  return { id, name: agendaNameOf(appointment.appointmentData) || t('outside.agenda-number', { id }) };
}

export function AppointmentPanel() {
  const { store } = useEditor();
  const areaId = useEditorState((state) => state.draft.areaId);
  const appointment = useDefinition((definition) => definition.appointment);
  const failure = useFailure('appointment');
  const { data, isError, refetch } = useQuery({
    queryKey: ['agendas', areaId],
    queryFn: () => listAgendas(areaId),
    enabled: areaId !== '',
  });
  const pick = (id: string) => {
    const agenda = data?.agendas.find((known) => String(known.id) === id);
    store.edit((definition) => ({
      ...definition,
      appointment: agenda
        ? { appointmentData: agenda.appointmentData, tenantUniqueName: agenda.tenantUniqueName }
        : null,
    }));
  };
  return (
    <OutsidePick
      id={ELEMENT.appointment}
      label={t('outside.agenda')}
      entries={data?.agendas.map(({ id, name }) => ({ id: String(id), name }))}
      failed={isError}
      onRetry={() => void refetch()}
      none={t('outside.agendas-none')}
      picked={pickedOf(appointment)}
      onPick={pick}
      error={failure}
    />
  );
}
