// Makes or changes a webhook: where to, and what is notified.
// rules: X38.62, X38.73, X40.18
import { EVENT_KINDS, type EventKind, isEventKind } from '@constancia/domain/events/events.ts';
import { WEBHOOK_NAME_MAX, WEBHOOK_URL_MAX } from '@constancia/domain/events/new-webhook.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newEntityId } from '../../../platform/new-id.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { CheckList } from '../../../ui/staff/choices/check-list.tsx';
import { formChoices } from '../../../ui/staff/choices/form-choices.ts';
import { withUnlisted } from '../../../ui/staff/choices/unlisted-choices.ts';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { refusalText, useAlertBox } from '../alert-box.tsx';
import { SavingDialog } from '../saving-dialog.tsx';
import { changeWebhook, createWebhook, type ListedWebhook, readOffer, type WebhookOffer } from './api.ts';
import { kindText } from './webhook-texts.ts';

interface Entered {
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly EventKind[];
  readonly areaIds: readonly string[] | null;
  readonly formIds: readonly string[] | null;
}

interface Props {
  /** Null for a new one. */
  readonly webhook: ListedWebhook | null;
  /** The secret of a new one, which can be shown now and never again. */
  readonly onMade: (secret: string, name: string) => void;
  readonly onClose: () => void;
}

const REFUSED = {
  otherwise: 'webhooks.make-failed',
  // The first request had arrived, and its reply with the secret was lost.
  codes: { 'id-taken': 'webhooks.reply-lost' },
} as const;

const NEW: Entered = { name: '', url: 'https://', kinds: ['sent'], areaIds: null, formIds: null };

function enteredOf({ name, url, kinds, areaIds, formIds }: ListedWebhook): Entered {
  return { name, url, kinds, areaIds, formIds };
}

export function WebhookDialog({ webhook, onMade, onClose }: Props) {
  const [entered, setEntered] = useState(webhook ? enteredOf(webhook) : NEW);
  // One id for all tries, so that a repeated request makes one webhook.
  const [id] = useState(newEntityId);
  const client = useQueryClient();
  const notify = useNotify();
  const { alert, box } = useAlertBox();
  const storing = useMutation({
    mutationFn: async (body: Entered) => {
      if (!webhook) return (await createWebhook({ id, ...body })).secret;
      await changeWebhook(webhook.id, { version: webhook.version, ...body });
      return null;
    },
    onSuccess: (secret, { name }) => {
      if (secret !== null) return onMade(secret, name.trim());
      notify({ kind: 'success', text: t('webhooks.saved', { name: name.trim() }) });
      return onClose();
    },
    onError: (error) => alert(refusalText(error, webhook ? { otherwise: 'webhooks.save-failed' } : REFUSED)),
    onSettled: () => client.invalidateQueries({ queryKey: ['webhooks'] }),
  });
  return (
    <SavingDialog
      title={webhook ? t('webhooks.edit-title', { name: webhook.name }) : t('webhooks.new-title')}
      text={t('webhooks.new-text')}
      action={t(webhook ? 'administration.save' : 'webhooks.new')}
      busy={storing.isPending}
      onSave={() => storing.mutate(entered)}
      onClose={onClose}
    >
      <WebhookFields entered={entered} disabled={storing.isPending} onChange={setEntered} />
      {box}
    </SavingDialog>
  );
}

interface FieldsProps {
  readonly entered: Entered;
  readonly disabled: boolean;
  readonly onChange: (entered: Entered) => void;
}

function WebhookFields({ entered, disabled, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        size="small"
        label={t('webhooks.name')}
        helperText={t('webhooks.name-help')}
        value={entered.name}
        disabled={disabled}
        onChange={(event) => onChange({ ...entered, name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: WEBHOOK_NAME_MAX } }}
      />
      <TextField
        size="small"
        type="url"
        label={t('webhooks.url')}
        helperText={t('webhooks.url-help')}
        value={entered.url}
        disabled={disabled}
        onChange={(event) => onChange({ ...entered, url: event.target.value })}
        slotProps={{ htmlInput: { maxLength: WEBHOOK_URL_MAX } }}
      />
      <CheckList
        legend={t('webhooks.kinds')}
        choices={EVENT_KINDS.map((kind) => ({ id: kind, name: kindText(kind) }))}
        chosen={entered.kinds}
        disabled={disabled}
        onChoose={(chosen) => onChange({ ...entered, kinds: chosen.filter(isEventKind) })}
      />
      <OfferedChoices entered={entered} disabled={disabled} onChange={onChange} />
    </>
  );
}

function OfferedChoices({ entered, disabled, onChange }: FieldsProps) {
  const offer = useQuery({
    queryKey: ['webhook-offer'],
    queryFn: ({ signal }) => readOffer(signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (offer.isError)
    return (
      <FailureAlert
        text={problemText(offer.error, { otherwise: 'administration.failed-to-load' })}
        onRetry={offer.refetch}
      />
    );
  if (!offer.data) return <Skeleton variant="rounded" height={200} aria-busy="true" />;
  const { areas, allAreas, forms } = offer.data;
  return (
    <>
      <AllOrSome
        all={allAreas ? t('webhooks.all-areas') : null}
        legend={t('webhooks.areas')}
        choices={areas}
        chosen={allAreas ? entered.areaIds : (entered.areaIds ?? [])}
        disabled={disabled}
        onChoose={(areaIds) => onChange({ ...entered, areaIds })}
      />
      <AllOrSome
        all={t('webhooks.all-forms')}
        legend={t('webhooks.forms')}
        choices={formChoices(forms)}
        chosen={entered.formIds}
        disabled={disabled}
        onChoose={(formIds) => onChange({ ...entered, formIds })}
      />
    </>
  );
}

interface AllOrSomeProps {
  /** The text of the box for all; null where all cannot be chosen. */
  readonly all: string | null;
  readonly legend: string;
  readonly choices: WebhookOffer['areas'];
  /** Null for all. */
  readonly chosen: readonly string[] | null;
  readonly disabled: boolean;
  readonly onChoose: (chosen: readonly string[] | null) => void;
}

function AllOrSome({ all, legend, choices, chosen, disabled, onChoose }: AllOrSomeProps) {
  return (
    <>
      {all !== null && (
        <FormControlLabel
          label={all}
          disabled={disabled}
          control={
            <Checkbox checked={chosen === null} onChange={() => onChoose(chosen === null ? [] : null)} />
          }
        />
      )}
      {chosen !== null && (
        <CheckList
          legend={legend}
          choices={withUnlisted(choices, chosen)}
          chosen={chosen}
          disabled={disabled}
          onChoose={onChoose}
        />
      )}
    </>
  );
}
