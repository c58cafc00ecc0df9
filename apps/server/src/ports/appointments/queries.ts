// Agendas of the built-in booking register.
import type { Agenda } from '@constancia/domain/appointments/agenda.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export async function listAgendas(
  db: Queryable,
  municipalityId: string,
  typeId: number,
): Promise<readonly Agenda[]> {
  const found = await sql<Agenda>`
    select id, name, type_id as "typeId", tenant_id as "tenantId", tenant_unique_name as "tenantUniqueName"
    from agendas where municipality_id = ${municipalityId} and type_id = ${typeId}
    order by name collate "es-x-icu", id`.execute(db);
  return found.rows;
}

export async function saveAgenda(db: Queryable, municipalityId: string, agenda: Agenda): Promise<void> {
  await sql`
    insert into agendas (municipality_id, id, name, type_id, tenant_id, tenant_unique_name)
    values (${municipalityId}, ${agenda.id}, ${agenda.name}, ${agenda.typeId}, ${agenda.tenantId},
      ${agenda.tenantUniqueName})
    on conflict (municipality_id, id) do update set name = excluded.name, type_id = excluded.type_id,
      tenant_id = excluded.tenant_id, tenant_unique_name = excluded.tenant_unique_name,
      version = agendas.version + 1`.execute(db);
}
