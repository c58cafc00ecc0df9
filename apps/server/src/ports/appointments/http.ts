// The booking system of the municipal platform.
// rules: E7.11, E9.14, R7.38-R7.40, X23.01
import { APPOINTMENT_TYPE } from '@constancia/domain/appointments/agenda.ts';
import { z } from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import { askOutside } from '../outside-call/http.ts';
import { callAt, type MunicipalPlatform } from '../outside-call/platform.ts';
import type { BookingSystem } from './port.ts';

export interface BookingPlatform extends MunicipalPlatform {
  /** Number of the municipality in the platform. Throws OutsideFailure when it has none. */
  readonly numberOf: (db: Queryable, municipalityId: string) => Promise<number>;
}

const text = z.string().max(4_000);
const id = z.coerce.number().int();
const groups = z.object({
  groupsProcedure: z
    .array(z.object({ groupProcedureId: id, nombre: z.string().max(500), typeProcedureId: id }))
    .max(5_000),
  tenantId: id,
  tenantUniqueName: z.string().max(200),
});
const code = z.object({ data: text });
const token = z.object({ data: z.object({ valor: text }) });

const GROUPS_BYTES_MAX = 1024 * 1024;

export function httpBookings(platform: BookingPlatform): BookingSystem {
  const groupsOf = async (db: Queryable, municipalityId: string) => {
    const number = await platform.numberOf(db, municipalityId);
    const body = { municipalityId: number, typeProcedureId: APPOINTMENT_TYPE };
    const call = callAt(platform, 'getTurneroGroupProcedure');
    return askOutside({ ...call, body, bytesMax: GROUPS_BYTES_MAX }, groups);
  };
  return {
    agendas: async (db, municipalityId) => {
      const { groupsProcedure, tenantId, tenantUniqueName } = await groupsOf(db, municipalityId);
      return groupsProcedure.map(({ groupProcedureId, nombre, typeProcedureId: typeId }) => {
        return { id: groupProcedureId, name: nombre, typeId, tenantId, tenantUniqueName };
      });
    },
    // In parallel, so that the person does not wait three times.
    openBooking: async (db, { municipalityId, submissionId, citizenId }) => {
      const [encrypted, citizen, { tenantUniqueName }] = await Promise.all([
        askOutside({ ...callAt(platform, 'getTurneroEncryptCode'), body: { answerId: submissionId } }, code),
        askOutside({ ...callAt(platform, 'getCitizenOAToken'), body: { citizenId } }, token),
        groupsOf(db, municipalityId),
      ]);
      return { code: encrypted.data, token: citizen.data.valor, tenant: tenantUniqueName };
    },
  };
}
