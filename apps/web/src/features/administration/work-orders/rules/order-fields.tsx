// What the orders of a rule say: the form, until when, how urgent, by whom, and a note.
// rules: X39.50, X39.55
import { DUE_DAYS_MAX } from '@constancia/domain/work-orders/plan-rule.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { t } from '../../../../platform/texts.ts';
import { formChoices } from '../../../../ui/staff/choices/form-choices.ts';
import { SelectField } from '../../../../ui/staff/choices/select-field.tsx';
import { PersonField, PriorityField } from '../order-fields.tsx';
import { NumberInput } from './number-input.tsx';
import type { RuleFieldsProps } from './rule-fields.ts';

export function OrderFields({ municipalityId, rule, offered, disabled, wrong, onChange }: RuleFieldsProps) {
  return (
    <>
      <SelectField
        id="rule-form"
        label={t('plan-rules.form')}
        none={t('work-orders.choose-form')}
        value={rule.formId}
        choices={formChoices(offered.forms)}
        disabled={disabled}
        error={wrong('formId')}
        onPick={(formId) => onChange({ formId })}
      />
      <NumberInput
        label={t('plan-rules.due-days')}
        value={rule.dueDays}
        min={0}
        max={DUE_DAYS_MAX}
        disabled={disabled}
        error={wrong('dueDays')}
        onEnter={(dueDays) => onChange({ dueDays })}
      />
      <PriorityField
        id="rule-priority"
        value={rule.priority}
        disabled={disabled}
        onPick={(priority) => onChange({ priority })}
      />
      <PersonField
        municipalityId={municipalityId}
        formId={rule.formId}
        value={rule.assignedTo}
        disabled={disabled}
        error={wrong('assignedTo')}
        onEnter={(assignedTo) => onChange({ assignedTo })}
      />
      <TextField
        size="small"
        label={t('work-orders.note')}
        value={rule.note}
        disabled={disabled}
        error={wrong('note') !== undefined}
        helperText={wrong('note')}
        multiline
        onChange={(event) => onChange({ note: event.target.value })}
      />
      <FormControlLabel
        label={t('plan-rules.active')}
        disabled={disabled}
        control={<Checkbox checked={rule.active} onChange={(_event, active) => onChange({ active })} />}
      />
    </>
  );
}
