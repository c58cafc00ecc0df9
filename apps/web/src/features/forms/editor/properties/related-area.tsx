// The municipal area that a section is about, stored by name: one of the form's municipality, or none. A name that is
// not in the list stays as it is stored.
// rules: E3.17, A3.07, X11.08

import type { Section } from '@constancia/domain/forms/definition/form.ts';
import { updateSection } from '@constancia/domain/forms/edit/edit-sections.ts';
import TextField from '@mui/material/TextField';
import { t } from '../../../../platform/texts.ts';
import { useAreaNames } from '../copying/use-area-names.ts';
import { useEditor } from '../editing/editor-context.tsx';

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
