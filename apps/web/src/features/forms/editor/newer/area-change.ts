// The area of a form as one of its changes. It stands beside the definition, so comparing two definitions does not find it.
// rules: X12.04, X35.45
import type { FormToEdit } from '@constancia/contract/forms/forms.ts';
import type { FormChange } from '@constancia/domain/forms/compare/form-change.ts';
import { useQuery } from '@tanstack/react-query';
import { municipalitiesOf, readTerritory } from '../../../territory/public.ts';
import { useEditor } from '../editing/editor-context.tsx';

/** Null for an area whose name this person does not know. */
export type AreaName = (id: string) => string | null;

export function useAreaName(newer: FormToEdit | undefined): AreaName {
  const { account } = useEditor();
  const { data: territory } = useQuery({
    queryKey: ['territory'],
    queryFn: readTerritory,
    enabled: account.acrossMunicipalities,
  });
  const everywhere = territory ? municipalitiesOf(territory).flatMap(({ areas }) => areas) : [];
  const known = [
    ...account.areas,
    ...everywhere,
    ...(newer ? [{ id: newer.areaId, name: newer.areaName }] : []),
  ];
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? (id === '' ? '' : null);
}

/** None where the area stayed. `before`: null where it is not known which it was. */
export function areaChange(before: string | null, after: string, nameOf: AreaName): readonly FormChange[] {
  if (before === after) return [];
  const fields = [
    { field: 'area', before: before === null ? null : nameOf(before), after: nameOf(after) } as const,
  ];
  return [{ change: 'changed', subject: 'form', id: 'form-area', name: '', within: [], fields }];
}
