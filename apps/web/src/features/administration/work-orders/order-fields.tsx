// Fields that work orders and rules of the plan share: how urgent, and by whom.
// rules: X39.20, X39.29, X39.50
import { WORK_ORDER_PRIORITIES, type WorkOrderPriority } from '@constancia/domain/work-orders/work-order.ts';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { t } from '../../../platform/texts.ts';
import { SelectField } from '../../../ui/staff/choices/select-field.tsx';
import { listOrderPeople } from './api.ts';

interface PriorityFieldProps {
  readonly id: string;
  readonly value: WorkOrderPriority;
  readonly disabled: boolean;
  readonly onPick: (priority: WorkOrderPriority) => void;
}

export function PriorityField({ id, value, disabled, onPick }: PriorityFieldProps) {
  return (
    <SelectField
      id={id}
      label={t('work-orders.priority')}
      none={t('work-orders.priority-medium')}
      value={value === 'medium' ? '' : value}
      choices={WORK_ORDER_PRIORITIES.filter((one) => one !== 'medium').map((one) => ({
        id: one,
        name: t(`work-orders.priority-${one}`),
      }))}
      disabled={disabled}
      onPick={(picked) => onPick(WORK_ORDER_PRIORITIES.find((one) => one === picked) ?? 'medium')}
    />
  );
}

interface PersonFieldProps {
  readonly municipalityId: string;
  /** '' before one is chosen. */
  readonly formId: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onEnter: (username: string) => void;
}

/** Offers who works in the area of the form. A username can be typed all the same, e.g. when reading them failed. */
export function PersonField({ municipalityId, formId, value, disabled, error, onEnter }: PersonFieldProps) {
  const id = useId();
  const { data } = useQuery({
    queryKey: ['order-people', municipalityId, formId],
    queryFn: ({ signal }) => listOrderPeople(municipalityId, formId, signal),
    enabled: formId !== '',
  });
  return (
    <>
      <TextField
        size="small"
        label={t('work-orders.person')}
        value={value}
        disabled={disabled}
        error={error !== undefined}
        helperText={error ?? t('work-orders.person-help')}
        onChange={(event) => onEnter(event.target.value)}
        slotProps={{
          htmlInput: { list: id, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
        }}
      />
      <datalist id={id}>
        {data?.people.map(({ username, name }) => (
          <option key={username} value={username}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
