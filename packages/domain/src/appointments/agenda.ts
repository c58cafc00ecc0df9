// An agenda of the booking system, and what a form with appointments stores of the chosen one.
// rules: E3.10, E7.11, E9.14, R7.40

/** The kind of procedure for which agendas are requested; it never changes (E9.14). */
export const APPOINTMENT_TYPE = 2;

export interface Agenda {
  /** `groupProcedureId` in the booking system. */
  readonly id: number;
  readonly name: string;
  readonly typeId: number;
  readonly tenantId: number;
  readonly tenantUniqueName: string;
}

/** `appointmentData` of the form, with the field names of the booking system. */
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

/** The name of the chosen agenda; it remains available when the booking system no longer has the agenda. */
export function agendaNameOf(appointmentData: Readonly<Record<string, unknown>>): string {
  return typeof appointmentData.nombre === 'string' ? appointmentData.nombre : '';
}
