// How long submissions are kept: for all forms of the municipality, and for single ones.
// rules: X34.87, X37.19
import { isRetention, RETENTION_MONTHS_MAX } from '@constancia/domain/territory/edited-settings.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { t } from '../../../../platform/texts.ts';
import { formChoices } from '../../../../ui/staff/choices/form-choices.ts';
import { SelectField } from '../../../../ui/staff/choices/select-field.tsx';
import { SectionCard } from '../../../../ui/staff/section-card.tsx';
import { formName } from './form-name.ts';
import { TextSetting } from './setting-fields.tsx';
import { fieldId, useSettings } from './settings-context.ts';
import { monthsOf } from './settings-draft.ts';
import { RetentionOutcome } from './retention-outcome.tsx';

export function RetentionSection({ id }: { readonly id: string }) {
  return (
    <SectionCard title={t('retention.title')}>
      <Stack sx={{ gap: 4 }}>
        <TextSetting
          name="retentionMonths"
          label={t('retention.months')}
          help={t('retention.help', { max: RETENTION_MONTHS_MAX })}
          isNumber
        />
        <MonthsByForm />
        <RetentionOutcome id={id} />
      </Stack>
    </SectionCard>
  );
}

const FIELD = fieldId('retentionByForm');
const ofForm = (id: string) => `${FIELD}-${id}`;

function MonthsByForm() {
  const { draft, change, errors, read } = useSettings();
  const { retentionByForm: months } = draft;
  const error = errors.get('retentionByForm');
  // The first wrong field has the id that the focus goes to.
  const wrong = Object.keys(months).find((id) => !isRetention(monthsOf(months[id] ?? '')));
  const set = (id: string, typed: string) => change({ retentionByForm: { ...months, [id]: typed } });
  const others = read.forms.filter(({ id }) => months[id] === undefined);
  return (
    <>
      {Object.entries(months).map(([id, typed]) => (
        <MonthsOfForm
          key={id}
          id={id}
          fieldId={id === wrong ? FIELD : ofForm(id)}
          typed={typed}
          error={isRetention(monthsOf(typed)) ? undefined : error}
          onType={(text) => set(id, text)}
        />
      ))}
      {others.length > 0 && (
        <SelectField
          id={wrong === undefined ? FIELD : `${FIELD}-add`}
          label={t('retention.by-form')}
          none={t('retention.by-form-none')}
          value=""
          choices={formChoices(others)}
          error={wrong === undefined ? error : undefined}
          onPick={(id) => id !== '' && set(id, draft.retentionMonths)}
        />
      )}
    </>
  );
}

interface OfFormProps {
  readonly id: string;
  readonly fieldId: string;
  readonly typed: string;
  readonly error: string | undefined;
  readonly onType: (typed: string) => void;
}

function MonthsOfForm({ id, fieldId: field, typed, error, onType }: OfFormProps) {
  const { draft, change, read } = useSettings();
  const form = formName(read.forms, id);
  const remove = () => {
    const { [id]: _, ...others } = draft.retentionByForm;
    change({ retentionByForm: others });
    document.getElementById(fieldId('retentionMonths'))?.focus();
  };
  return (
    <Stack direction="row" sx={{ gap: 3, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <TextField
        id={field}
        size="small"
        label={t('retention.of', { form })}
        value={typed}
        error={error !== undefined}
        helperText={error ?? t('retention.form-help')}
        onChange={(event) => onType(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', inputMode: 'numeric' } }}
        sx={{ flex: '1 1 240px' }}
      />
      <Button onClick={remove} aria-label={t('retention.remove', { form })}>
        {t('municipality-settings.remove')}
      </Button>
    </Stack>
  );
}
