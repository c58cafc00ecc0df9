// The properties of a section. Changing the type of a section with content asks first, because its content is deleted.
// rules: E3.39-E3.43, E4.62-E4.66, X11.08

import type { Section } from '@constancia/domain/forms/definition/form.ts';
import {
  changeSectionType,
  type SectionFields,
  type SectionType,
  sectionHasContent,
  updateSection,
} from '@constancia/domain/forms/edit/edit-sections.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { t } from '../../../../platform/texts.ts';
import { type Editor, useEditor } from '../editing/editor-context.tsx';
import { ELEMENT, type Item } from '../editing/selection.ts';
import { addAfterTitle, titleMark } from '../editing/title-commands.ts';
import { BoundSwitch } from '../fields/bound-switch.tsx';
import { BoundLocalized } from '../fields/bound-text.tsx';
import { RelatedArea } from './related-area.tsx';

const TYPES: readonly SectionType[] = ['simple', 'conditional'];

async function changeType({ store, confirm }: Editor, section: Section, type: SectionType): Promise<void> {
  const losesContent = sectionHasContent(section);
  if (losesContent) {
    const question = {
      title: t('editor.type-change'),
      text: t('editor.type-change-text'),
      yes: t('editor.type-change-yes'),
    };
    if (!(await confirm({ ...question, tone: 'destructive' }))) return;
  }
  store.edit(
    (definition) => changeSectionType(definition, section.id, type),
    losesContent ? { final: true } : {},
  );
}

function TypePicker({ section }: { readonly section: Section }) {
  const editor = useEditor();
  const value: SectionType = section.conditional ? 'conditional' : 'simple';
  return (
    <fieldset className="ed-group">
      <legend>{t('editor.section-type')}</legend>
      <RadioGroup
        value={value}
        onChange={(_event, type) => void changeType(editor, section, type as SectionType)}
      >
        {TYPES.map((type) => (
          <div key={type}>
            <FormControlLabel
              value={type}
              disabled={!editor.may.structure}
              control={
                <Radio size="small" slotProps={{ input: { 'aria-describedby': `type-${type}-help` } }} />
              }
              label={t(`editor.type-${type}`)}
            />
            <p id={`type-${type}-help`} className="ed-help">
              {t(`editor.type-${type}-help`)}
            </p>
          </div>
        ))}
      </RadioGroup>
      {!editor.may.structure && <p className="ed-reason">{t('editor.structure-locked')}</p>}
    </fieldset>
  );
}

export function SectionProperties({ section }: { readonly section: Section }) {
  const editor = useEditor();
  const { store } = editor;
  const { id } = section;
  const item: Item = { kind: 'section', id };
  const set = (fields: SectionFields) => store.edit((definition) => updateSection(definition, id, fields));
  return (
    <div className="ed-fields">
      <BoundLocalized
        id={ELEMENT.firstProperty}
        label={t('editor.section-title')}
        value={section.title}
        mark={titleMark(item)}
        wraps
        onEnter={() => addAfterTitle(editor, item, 'properties')}
        write={(definition, title) => updateSection(definition, id, { title })}
      />
      <BoundLocalized
        label={t('editor.section-description')}
        value={section.description}
        mark={`section-description-${id}`}
        lines={2}
        write={(definition, description) => updateSection(definition, id, { description })}
      />
      <TypePicker section={section} />
      {section.conditional ? (
        <ConditionalFields section={section} onChange={set} />
      ) : (
        <BoundSwitch
          id="section-repeatable"
          label={t('editor.repeatable')}
          help={t('editor.repeatable-help')}
          checked={section.repeatable}
          onChange={(repeatable) => set({ repeatable })}
        />
      )}
      <RelatedArea section={section} />
    </div>
  );
}

interface ConditionalProps {
  readonly section: Section;
  readonly onChange: (fields: SectionFields) => void;
}

function ConditionalFields({ section, onChange }: ConditionalProps) {
  return (
    <>
      <BoundLocalized
        label={t('editor.prompt')}
        value={section.prompt}
        mark={`section-prompt-${section.id}`}
        help={t('editor.prompt-help')}
        write={(definition, prompt) => updateSection(definition, section.id, { prompt })}
      />
      <BoundSwitch
        id="section-required"
        label={t('editor.section-required')}
        help={t('editor.section-required-help')}
        checked={section.required}
        onChange={(required) => onChange({ required })}
      />
      <BoundSwitch
        id="section-single"
        label={t('editor.single')}
        help={t('editor.single-help')}
        checked={section.single}
        onChange={(single) => onChange({ single })}
      />
    </>
  );
}
