// A new work order: which form, for which asset or at which address, by when and by whom.
// rules: X39.20, X39.29
import type { Issue } from '@constancia/domain/issue.ts';
import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { asCallError } from '../../../platform/api-client.ts';
import { newEntityId } from '../../../platform/new-id.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t, tIssue } from '../../../platform/texts.ts';
import { DayField } from '../../../ui/staff/choices/day-field.tsx';
import { formChoices } from '../../../ui/staff/choices/form-choices.ts';
import { SelectField } from '../../../ui/staff/choices/select-field.tsx';
import { AssetNumberField } from '../assets/asset-number-field.tsx';
import { SavingDialog } from '../saving-dialog.tsx';
import { useStoring } from '../use-storing.ts';
import { createWorkOrder, type NewWorkOrder, type Plan } from './api.ts';
import { PersonField, PriorityField } from './order-fields.tsx';

interface Props {
  readonly municipalityId: string;
  readonly plan: Plan;
  readonly onClose: () => void;
}

const ASSET_NUMBER = /^[1-9]\d{0,8}$/;

export function NewOrderDialog({ municipalityId, plan, onClose }: Props) {
  // One id for all tries, so that a repeated request plans one order.
  const [id] = useState(newEntityId);
  const [asset, setAsset] = useState('');
  const [draft, setDraft] = useState<Omit<NewWorkOrder['workOrder'], 'assetId'>>({
    formId: '',
    address: '',
    dueOn: '',
    priority: 'medium',
    assignedTo: '',
    note: '',
  });
  const { mutate, isPending, issues, setIssues, failure } = useOrderStoring({ municipalityId, id, onClose });
  const wrong = (field: string) => {
    const issue = issues.find(({ at }) => at?.field === field || at?.field === `body.workOrder.${field}`);
    return issue && tIssue(issue.code, issue.values);
  };
  const text = (field: 'address' | 'note', label: string) => (
    <TextField
      size="small"
      label={label}
      value={draft[field]}
      disabled={isPending}
      error={wrong(field) !== undefined}
      helperText={wrong(field)}
      multiline={field === 'note'}
      onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
    />
  );
  const save = () => {
    const typed = asset.trim();
    if (typed !== '' && !ASSET_NUMBER.test(typed)) {
      setIssues([{ code: 'work-order-asset-unknown', at: { field: 'assetId' } }]);
      return;
    }
    mutate({ ...draft, assetId: typed === '' ? null : Number(typed) });
  };
  return (
    <SavingDialog
      title={t('work-orders.new-title')}
      action={t('work-orders.save')}
      busy={isPending}
      onSave={save}
      onClose={onClose}
    >
      {failure !== '' && <Alert severity="error">{failure}</Alert>}
      <SelectField
        id="order-form"
        label={t('work-orders.form')}
        none={t('work-orders.choose-form')}
        value={draft.formId}
        choices={formChoices(plan.forms)}
        disabled={isPending}
        error={wrong('formId')}
        onPick={(formId) => setDraft({ ...draft, formId })}
      />
      <AssetNumberField
        municipalityId={municipalityId}
        value={asset}
        help={t('work-orders.asset-help')}
        disabled={isPending}
        error={wrong('assetId')}
        onEnter={setAsset}
      />
      {asset.trim() === '' && text('address', t('work-orders.address'))}
      <DayField
        label={t('work-orders.due')}
        value={draft.dueOn}
        error={wrong('dueOn')}
        onPick={(dueOn) => setDraft({ ...draft, dueOn })}
      />
      <PriorityField
        id="order-priority"
        value={draft.priority}
        disabled={isPending}
        onPick={(priority) => setDraft({ ...draft, priority })}
      />
      <PersonField
        municipalityId={municipalityId}
        formId={draft.formId}
        value={draft.assignedTo}
        disabled={isPending}
        error={wrong('assignedTo')}
        onEnter={(assignedTo) => setDraft({ ...draft, assignedTo })}
      />
      {text('note', t('work-orders.note'))}
    </SavingDialog>
  );
}

interface Storing {
  readonly municipalityId: string;
  readonly id: string;
  readonly onClose: () => void;
}

/** Sends the order, and keeps what was wrong with its fields. */
function useOrderStoring({ municipalityId, id, onClose }: Storing) {
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [failure, setFailure] = useState('');
  const { mutate, isPending } = useStoring({
    send: (workOrder: NewWorkOrder['workOrder']) => createWorkOrder(municipalityId, { id, workOrder }),
    notice: () => t('work-orders.created'),
    stale: ['work-orders', 'home'],
    onClose,
    onError: (error) => {
      const found = asCallError(error).issues ?? [];
      setIssues(found);
      setFailure(found.length > 0 ? '' : problemText(error, { otherwise: 'work-orders.create-failed' }));
    },
  });
  return { mutate, isPending, issues, setIssues, failure };
}
