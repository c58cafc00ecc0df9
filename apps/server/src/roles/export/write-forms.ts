// A form of the database as the record that documents are written from: what an imported document said besides stays as it was.
// rules: X38.91
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { FormRecord } from '@constancia/domain/interchange/forms/form-record.ts';
import { areaPathOf, type Territory } from './territory.ts';
import type { ExportedForm } from './queries.ts';

/** The record of a form in the words of a version, in an area that it is or was in. */
export type RecordOf = (form: ExportedForm, definition: FormDefinition, areaId: string) => FormRecord;

export function recordIn(territory: Territory): RecordOf {
  return (form, definition, areaId) => {
    const { residue, edits = [], areaPaths = [] } = form.residue ?? {};
    const municipality = territory.municipalities.get(form.municipalityId);
    const area = territory.areas.get(areaId);
    return {
      id: form.id,
      areaPaths: [areaPathOf(territory, areaId), ...areaPaths.slice(1)],
      area: { id: areaId, name: area?.name ?? '' },
      municipality: { name: municipality?.name ?? '', platformId: municipality?.platformId ?? null },
      createdAt: form.createdAt.toISOString(),
      edits: [
        ...edits,
        ...form.edits.map(({ at, username }) => ({ at: new Date(at).toISOString(), username })),
      ],
      duplicatedFrom: form.duplicated,
      deleted: form.deletedAt !== null,
      deletion: form.deletion,
      definition,
      ...(residue && { residue }),
    };
  };
}
