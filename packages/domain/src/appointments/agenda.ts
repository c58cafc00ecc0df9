// An agenda of the booking system: what a form with an appointment keeps of the one that was picked.
// rules: E3.10, E7.11, E9.14, R7.40

/** Kind of procedure that agendas are asked for, always this one (E9.14). */
export const APPOINTMENT_TYPE = 2;

export interface Agenda {
  /** `groupProcedureId`. */
  readonly id: number;
  readonly name: string;
  readonly typeId: number;
  readonly tenantId: number;
  readonly tenantUniqueName: string;
}

/** `appointmentData` of the form, with the names of the booking system. */
export function appointmentDataOf(agenda: Agenda): Readonly<Record<string, unknown>> {
  return {
    groupProcedureId: agenda.id,
    nombre: agenda.name,
    typeProcedureId: agenda.typeId,
    tenantId: agenda.tenantId,
  };
}

/** Null when the data name no agenda. */
export function agendaIdOf(appointmentData: Readonly<Record<string, unknown>>): number | null {
  const id = appointmentData.groupProcedureId;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null;
}

/** How the picked agenda is called, also when the booking system no longer has it. */
export function agendaNameOf(appointmentData: Readonly<Record<string, unknown>>): string {
  return typeof appointmentData.nombre === 'string' ? appointmentData.nombre : '';
}
