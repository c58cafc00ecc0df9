// Changes an open order: by when, how urgent and by whom it is to be done, and its note.
// rules: X39.28
import { inLanguage } from '@constancia/domain/localized.ts';
import { type ChangedWorkOrder, checkWorkOrder, whereOf } from '@constancia/domain/work-orders/work-order.ts';
import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { asCallError } from '../../../platform/api-client.ts';
import { language } from '../../../platform/language.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DayField } from '../../../ui/staff/choices/day-field.tsx';
import { SavingDialog } from '../saving-dialog.tsx';
import { useCheckedStoring } from '../use-checked-storing.ts';
import { changeWorkOrder, type WorkOrder } from './api.ts';
import { PersonField, PriorityField } from './order-fields.tsx';

interface Props {
  readonly municipalityId: string;
  readonly order: WorkOrder;
  readonly onClose: () => void;
}

export function ChangeOrderDialog({ municipalityId, order, onClose }: Props) {
  const { dueOn, priority, assignedTo, note, taken } = order;
  const [draft, setDraft] = useState<ChangedWorkOrder>({ dueOn, priority, assignedTo, note });
  const { save, busy, isError, error, errorOf, fieldId } = useCheckedStoring({
    entered: draft,
    check: (entered: ChangedWorkOrder) =>
      checkWorkOrder({ formId: order.form.id, assetId: null, address: whereOf(order), ...entered }).filter(
        ({ at }) => at?.field !== 'address',
      ),
    send: async (entered) => {
      await changeWorkOrder(municipalityId, order, entered);
      return t('work-orders.changed');
    },
    stale: ['work-orders', 'home'],
    onClose,
  });
  const wrong = (field: keyof ChangedWorkOrder) => errorOf(field) ?? errorOf(`body.workOrder.${field}`);
  const change = (some: Partial<ChangedWorkOrder>) => setDraft({ ...draft, ...some });
  const typed = draft.assignedTo.trim();
  const moves = taken !== null && typed !== '' && typed !== taken.by;
  return (
    <SavingDialog
      title={t('work-orders.change-title', { where: whereOf(order) })}
      text={inLanguage(order.form.title, language)}
      action={t('work-orders.save')}
      busy={busy}
      onSave={() => save(draft)}
      onClose={onClose}
    >
      {isError && asCallError(error).issues.length === 0 && (
        <Alert severity="error">{problemText(error, { otherwise: 'work-orders.change-failed' })}</Alert>
      )}
      <DayField
        label={t('work-orders.due')}
        value={draft.dueOn}
        error={wrong('dueOn')}
        onPick={(day) => change({ dueOn: day })}
      />
      <PriorityField
        id="changed-priority"
        value={draft.priority}
        disabled={busy}
        onPick={(one) => change({ priority: one })}
      />
      <PersonField
        municipalityId={municipalityId}
        formId={order.form.id}
        value={draft.assignedTo}
        disabled={busy}
        error={wrong('assignedTo')}
        onEnter={(username) => change({ assignedTo: username })}
      />
      {moves && <Alert severity="info">{t('work-orders.moves-away', { by: taken.by })}</Alert>}
      <TextField
        id={fieldId('note')}
        size="small"
        label={t('work-orders.note')}
        value={draft.note}
        disabled={busy}
        error={wrong('note') !== undefined}
        helperText={wrong('note')}
        multiline
        onChange={(event) => change({ note: event.target.value })}
      />
    </SavingDialog>
  );
}
