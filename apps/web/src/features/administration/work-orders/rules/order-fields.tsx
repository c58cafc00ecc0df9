// What the orders of a rule say: the form, until when, how urgent, by whom, and a note.
// rules: X39.50, X39.55
import { DUE_DAYS_MAX } from '@constancia/domain/work-orders/plan-rule.ts';
import { WORK_ORDER_PRIORITIES } from '@constancia/domain/work-orders/work-order.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { t } from '../../../../platform/texts.ts';
import { formChoices } from '../../../../ui/staff/choices/form-choices.ts';
import { SelectField } from '../../../../ui/staff/choices/select-field.tsx';
import { NumberInput } from './number-input.tsx';
import type { RuleFieldsProps } from './rule-fields.ts';

export function OrderFields({ rule, offered, disabled, wrong, onChange }: RuleFieldsProps) {
  const text = (field: 'assignedTo' | 'note', label: string, help?: string) => (
    <TextField
      size="small"
      label={label}
      value={rule[field]}
      disabled={disabled}
      error={wrong(field) !== undefined}
      helperText={wrong(field) ?? help}
      multiline={field === 'note'}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  );
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
      <SelectField
        id="rule-priority"
        label={t('work-orders.priority')}
        none={t('work-orders.priority-medium')}
        value={rule.priority === 'medium' ? '' : rule.priority}
        choices={WORK_ORDER_PRIORITIES.filter((one) => one !== 'medium').map((one) => ({
          id: one,
          name: t(`work-orders.priority-${one}`),
        }))}
        disabled={disabled}
        onPick={(picked) =>
          onChange({ priority: WORK_ORDER_PRIORITIES.find((one) => one === picked) ?? 'medium' })
        }
      />
      {text('assignedTo', t('work-orders.person'), t('work-orders.person-help'))}
      {text('note', t('work-orders.note'))}
      <FormControlLabel
        label={t('plan-rules.active')}
        disabled={disabled}
        control={<Checkbox checked={rule.active} onChange={(_event, active) => onChange({ active })} />}
      />
    </>
  );
}
