// What causes the orders of a rule: a name, the kind, and the assets or the submissions that it is about.
// rules: X39.50, X39.55, X39.94, X40.18
import {
  INTERVAL_MAX,
  INTERVAL_UNITS,
  type IntervalUnit,
  PLAN_RULE_KINDS,
  PLAN_RULE_NAME_MAX,
  type PlanRuleKind,
} from '@constancia/domain/work-orders/plan-rule.ts';
import TextField from '@mui/material/TextField';
import { stateChoice } from '../../../../ui/shown-name.ts';
import { t } from '../../../../platform/texts.ts';
import { CheckList } from '../../../../ui/staff/choices/check-list.tsx';
import { formChoices } from '../../../../ui/staff/choices/form-choices.ts';
import { withUnlisted } from '../../../../ui/staff/choices/unlisted-choices.ts';
import { SelectField } from '../../../../ui/staff/choices/select-field.tsx';
import { holds, useAccount } from '../../../session/public.ts';
import { NumberInput } from './number-input.tsx';
import type { RuleFieldsProps } from './rule-fields.ts';

const isKind = (text: string): text is PlanRuleKind => (PLAN_RULE_KINDS as readonly string[]).includes(text);
const isUnit = (text: string): text is IntervalUnit => (INTERVAL_UNITS as readonly string[]).includes(text);

export function CauseFields(props: RuleFieldsProps) {
  const { rule, disabled, wrong, onChange } = props;
  const reads = holds(useAccount(), 'read', 'respuesta');
  // Without reading submissions there are no rules about them, but the one of a rule that somebody else made is shown.
  const kinds = (['state', 'arrival'] as const).filter((kind) => reads || kind === rule.kind);
  return (
    <>
      <TextField
        size="small"
        label={t('plan-rules.name')}
        value={rule.name}
        disabled={disabled}
        error={wrong('name') !== undefined}
        helperText={wrong('name')}
        onChange={(event) => onChange({ name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: PLAN_RULE_NAME_MAX } }}
      />
      <SelectField
        id="rule-kind"
        label={t('plan-rules.when')}
        none={t('plan-rules.kind-interval')}
        value={rule.kind === 'interval' ? '' : rule.kind}
        choices={kinds.map((kind) => ({ id: kind, name: t(`plan-rules.kind-${kind}`) }))}
        disabled={disabled}
        error={wrong('kind')}
        onPick={(kind) => onChange({ kind: isKind(kind) ? kind : 'interval' })}
      />
      {rule.kind === 'interval' ? <IntervalFields {...props} /> : <TriggerFields {...props} />}
    </>
  );
}

function IntervalFields({ rule, offered, disabled, wrong, onChange }: RuleFieldsProps) {
  const types =
    offered.assetTypes.includes(rule.assetType) || rule.assetType === ''
      ? offered.assetTypes
      : [rule.assetType, ...offered.assetTypes];
  const areas = withUnlisted(
    offered.assetAreas.map(({ id, name }) => ({ id: String(id), name })),
    rule.assetAreaIds.map(String),
  );
  return (
    <>
      <SelectField
        id="rule-asset-type"
        label={t('plan-rules.asset-type')}
        none={t('plan-rules.choose-asset-type')}
        value={rule.assetType}
        choices={types.map((type) => ({ id: type, name: type }))}
        disabled={disabled}
        error={wrong('assetType')}
        onPick={(assetType) => onChange({ assetType })}
      />
      {rule.assetType !== '' && areas.length > 0 && (
        <CheckList
          legend={t('plan-rules.asset-areas')}
          help={t('plan-rules.asset-areas-help')}
          choices={areas}
          chosen={rule.assetAreaIds.map(String)}
          disabled={disabled}
          onChoose={(chosen) => onChange({ assetAreaIds: chosen.map(Number) })}
        />
      )}
      <NumberInput
        label={t('plan-rules.every')}
        help={t('plan-rules.every-help')}
        value={rule.every}
        min={1}
        max={INTERVAL_MAX}
        disabled={disabled}
        error={wrong('every')}
        onEnter={(every) => onChange({ every })}
      />
      <SelectField
        id="rule-unit"
        label={t('plan-rules.unit')}
        none={t('plan-rules.unit-months')}
        value={rule.unit === 'months' ? '' : rule.unit}
        choices={[{ id: 'weeks', name: t('plan-rules.unit-weeks') }]}
        disabled={disabled}
        onPick={(unit) => onChange({ unit: isUnit(unit) ? unit : 'months' })}
      />
    </>
  );
}

function TriggerFields({ rule, offered, disabled, wrong, onChange }: RuleFieldsProps) {
  const trigger = offered.forms.find(({ id }) => id === rule.triggerFormId);
  return (
    <>
      <SelectField
        id="rule-trigger"
        label={t('plan-rules.trigger')}
        none={t('work-orders.choose-form')}
        value={rule.triggerFormId}
        choices={formChoices(offered.forms)}
        disabled={disabled}
        error={wrong('triggerFormId')}
        onPick={(triggerFormId) => onChange({ triggerFormId, state: null })}
      />
      {rule.kind === 'state' && (
        <SelectField
          id="rule-state"
          label={t('work-orders.state')}
          none={t('plan-rules.choose-state')}
          value={rule.state === null ? '' : String(rule.state)}
          choices={(trigger?.states ?? []).map(stateChoice)}
          disabled={disabled}
          error={wrong('state')}
          onPick={(state) => onChange({ state: state === '' ? null : Number(state) })}
        />
      )}
    </>
  );
}
