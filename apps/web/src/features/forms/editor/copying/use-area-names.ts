// Names of the areas in the form's municipality that its sections may be about.
// rules: X11.08
import { useQuery } from '@tanstack/react-query';
import { municipalitiesOf, readTerritory } from '../../../territory/public.ts';
import { useEditor, useEditorState } from '../editing/editor-context.tsx';

export function useAreaNames(): readonly string[] {
  const { account } = useEditor();
  const areaId = useEditorState((state) => state.draft.areaId);
  const { data: territory } = useQuery({ queryKey: ['territory'], queryFn: readTerritory });
  const municipalities = territory ? municipalitiesOf(territory) : [];
  const municipality =
    municipalities.find(({ areas }) => areas.some(({ id }) => id === areaId)) ??
    municipalities.find(({ id }) => id === account.municipality.id);
  const names = new Set(municipality?.areas.map(({ name }) => name));
  return [...names].sort((a, b) => a.localeCompare(b, 'es'));
}
