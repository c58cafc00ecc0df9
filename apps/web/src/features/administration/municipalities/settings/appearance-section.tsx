// How forms of the municipality are shown: logos, colours of the buttons, brand, marks.
// rules: A1.08, A9.21, P2.35, P2.75, X33.82
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { t } from '../../../../platform/texts.ts';
import { formChoices } from '../../../../ui/staff/choices/form-choices.ts';
import { SelectField } from '../../../../ui/staff/choices/select-field.tsx';
import { SectionCard } from '../../../../ui/staff/section-card.tsx';
import { ColorField } from './color-field.tsx';
import { formName } from './form-name.ts';
import { LogoSettings } from './logo-settings.tsx';
import { SwitchSetting } from './setting-fields.tsx';
import { fieldId, useSettings } from './settings-context.ts';

export function AppearanceSection({ id }: { readonly id: string }) {
  const { draft, change, errors } = useSettings();
  return (
    <SectionCard title={t('municipality-settings.appearance')}>
      <Stack sx={{ gap: 4 }}>
        <ColorField
          id={fieldId('buttonColor')}
          label={t('municipality-settings.button-color')}
          value={draft.buttonColor}
          error={errors.get('buttonColor')}
          onChange={(buttonColor) => change({ buttonColor })}
        />
        <ColorsByForm />
        <LogoSettings municipalityId={id} />
        <SwitchSetting name="hidesBrandOnPublicPages" label={t('municipality-settings.hides-brand')} />
        <SwitchSetting name="marksDuplicatedForms" label={t('municipality-settings.marks-duplicated')} />
      </Stack>
    </SectionCard>
  );
}

function ColorsByForm() {
  const { draft, change, errors, read } = useSettings();
  const colors = draft.buttonColorByForm;
  const nameOf = (id: string) => formName(read.forms, id);
  const set = (id: string, color: string) => change({ buttonColorByForm: { ...colors, [id]: color } });
  const remove = (id: string) =>
    change({
      buttonColorByForm: Object.fromEntries(Object.entries(colors).filter(([form]) => form !== id)),
    });
  return (
    <>
      {Object.entries(colors).map(([id, color]) => (
        <ColorField
          key={id}
          id={fieldId(`color-${id}`)}
          label={t('municipality-settings.color-of', { form: nameOf(id) })}
          value={color}
          error={errors.get('buttonColorByForm')}
          onChange={(next) => set(id, next)}
        >
          <Button
            aria-label={t('municipality-settings.color-remove', { form: nameOf(id) })}
            onClick={() => remove(id)}
          >
            {t('municipality-settings.remove')}
          </Button>
        </ColorField>
      ))}
      {read.forms.length > 0 && (
        <SelectField
          id={fieldId('buttonColorByForm')}
          label={t('municipality-settings.color-by-form')}
          none={t('municipality-settings.color-by-form-none')}
          value=""
          choices={formChoices(read.forms.filter(({ id }) => colors[id] === undefined))}
          error={errors.get('buttonColorByForm')}
          onPick={(id) => id !== '' && set(id, draft.buttonColor)}
        />
      )}
    </>
  );
}
