// A new work order: which form, for which asset or at which address, by when and by whom.
// rules: X39.20, X39.29
import type { Issue } from '@constancia/domain/issue.ts';
import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { asCallError } from '../../../platform/api-client.ts';
import { newEntityId } from '../../../platform/new-id.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DayField } from '../../../ui/staff/choices/day-field.tsx';
import { formChoices } from '../../../ui/staff/choices/form-choices.ts';
import { SelectField } from '../../../ui/staff/choices/select-field.tsx';
import { AssetNumberField } from '../assets/asset-number-field.tsx';
import { SavingDialog } from '../saving-dialog.tsx';
import { useCheckedStoring } from '../use-checked-storing.ts';
import { createWorkOrder, type NewWorkOrder, type Plan } from './api.ts';
import { PersonField, PriorityField } from './order-fields.tsx';

interface Props {
  readonly municipalityId: string;
  readonly plan: Plan;
  readonly onClose: () => void;
}

const ASSET_NUMBER = /^[1-9]\d{0,8}$/;

const NEW: Omit<NewWorkOrder['workOrder'], 'assetId'> = {
  formId: '',
  address: '',
  dueOn: '',
  priority: 'medium',
  assignedTo: '',
  note: '',
};

export function NewOrderDialog({ municipalityId, plan, onClose }: Props) {
  // One id for all tries, so that a repeated request plans one order.
  const [id] = useState(newEntityId);
  const [asset, setAsset] = useState('');
  const [draft, setDraft] = useState(NEW);
  const typed = asset.trim();
  const { save, busy, isError, error, errorOf } = useCheckedStoring({
    entered: { ...draft, assetId: asset },
    check: (): readonly Issue[] =>
      typed === '' || ASSET_NUMBER.test(typed)
        ? []
        : [{ code: 'work-order-asset-unknown', at: { field: 'assetId' } }],
    send: async (entered: typeof draft) => {
      const assetId = typed === '' ? null : Number(typed);
      await createWorkOrder(municipalityId, { id, workOrder: { ...entered, assetId } });
      return t('work-orders.created');
    },
    stale: ['work-orders', 'home'],
    onClose,
  });
  const wrong = (field: string) => errorOf(field) ?? errorOf(`body.workOrder.${field}`);
  const text = (field: 'address' | 'note', label: string) => (
    <TextField
      size="small"
      label={label}
      value={draft[field]}
      disabled={busy}
      error={wrong(field) !== undefined}
      helperText={wrong(field)}
      multiline={field === 'note'}
      onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
    />
  );
  return (
    <SavingDialog
      title={t('work-orders.new-title')}
      action={t('work-orders.save')}
      busy={busy}
      onSave={() => save(draft)}
      onClose={onClose}
    >
      {isError && asCallError(error).issues.length === 0 && (
        <Alert severity="error">{problemText(error, { otherwise: 'work-orders.create-failed' })}</Alert>
      )}
      <SelectField
        id="order-form"
        label={t('work-orders.form')}
        none={t('work-orders.choose-form')}
        value={draft.formId}
        choices={formChoices(plan.forms)}
        disabled={busy}
        error={wrong('formId')}
        onPick={(formId) => setDraft({ ...draft, formId })}
      />
      <AssetNumberField
        municipalityId={municipalityId}
        value={asset}
        help={t('work-orders.asset-help')}
        disabled={busy}
        error={wrong('assetId')}
        onEnter={setAsset}
      />
      {typed === '' && text('address', t('work-orders.address'))}
      <DayField
        label={t('work-orders.due')}
        value={draft.dueOn}
        error={wrong('dueOn')}
        onPick={(dueOn) => setDraft({ ...draft, dueOn })}
      />
      <PriorityField
        id="order-priority"
        value={draft.priority}
        disabled={busy}
        onPick={(priority) => setDraft({ ...draft, priority })}
      />
      <PersonField
        municipalityId={municipalityId}
        formId={draft.formId}
        value={draft.assignedTo}
        disabled={busy}
        error={wrong('assignedTo')}
        onEnter={(assignedTo) => setDraft({ ...draft, assignedTo })}
      />
      {text('note', t('work-orders.note'))}
    </SavingDialog>
  );
}
