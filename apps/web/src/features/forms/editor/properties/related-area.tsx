// The municipal area that a section is about, stored by name: one of the form's municipality, or none. A name that is
// not in the list stays as it is stored.
// rules: E3.17, A3.07, X11.08

import type { Section } from '@constancia/domain/forms/definition/form.ts';
import { updateSection } from '@constancia/domain/forms/edit/edit-sections.ts';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../../platform/texts.ts';
import { municipalitiesOf, readTerritory } from '../../../territory/public.ts';
import { useEditor, useEditorState } from '../editing/editor-context.tsx';

/** Names of the areas in the form's municipality that the person may choose. */
function useAreaNames(): readonly string[] {
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

export function RelatedArea({ section }: { readonly section: Section }) {
  const { store, may } = useEditor();
  const names = useAreaNames();
  const { id, relatedArea } = section;
  const isOther = relatedArea !== '' && !names.includes(relatedArea);
  const pick = (name: string) =>
    store.edit((definition) => updateSection(definition, id, { relatedArea: name }));
  return (
    <TextField
      id="section-related-area"
      select
      size="small"
      fullWidth
      label={t('editor-content.related-area')}
      helperText={t('editor-content.related-area-help')}
      value={relatedArea}
      disabled={!may.content}
      onChange={(event) => pick(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('editor-content.related-area-none')}</option>
      {isOther && (
        <option value={relatedArea}>{t('editor-content.related-area-other', { name: relatedArea })}</option>
      )}
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
