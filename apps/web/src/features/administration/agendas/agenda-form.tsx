// The form of an agenda: checks it as the server does, stores it, and asks before unsaved changes are lost, or people's
// appointments are outside of its hours.
// rules: X34.70, X34.71, X40.22, X40.36
import { checkAgenda } from '@constancia/domain/appointments/edited-agenda.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { asCallError } from '../../../platform/api-client.ts';
import { t } from '../../../platform/texts.ts';
import { type Confirm, type Question, useConfirm } from '../../../ui/staff/confirm-dialog.tsx';
import { NotSaved } from '../../../ui/staff/save-bar/not-saved.tsx';
import { textsByField, useRefusedFields } from '../../../ui/staff/save-bar/refused-fields.ts';
import { SaveBar } from '../../../ui/staff/save-bar/save-bar.tsx';
import { SectionCard } from '../../../ui/staff/section-card.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { useLeaveGuard } from '../../../ui/staff/use-leave-guard.ts';
import { type AgendaDraft, agendaOfDraft, type DraftStore, draftStore } from './agenda-draft.ts';
import { AgendaField, AgendaFields, fieldId } from './agenda-fields.tsx';
import { type AgendaBody, type AgendaKey, type AgendaRead, saveAgenda } from './api.ts';
import { beyondHoursQuestion, BeyondHours } from './beyond-hours.tsx';
import { NextDays } from './next-days.tsx';
import { ScheduleFields } from './schedule-fields.tsx';

interface Props {
  readonly of: AgendaKey;
  readonly read: AgendaRead;
  /** The heading of the page shows what is stored. */
  readonly onStored: () => void;
  readonly onLoadTheirs: () => void;
}

const LEAVING = (): Question => ({
  title: t('agendas.leave'),
  text: t('agendas.leave-text'),
  yes: t('agendas.leave-yes'),
  no: t('agendas.leave-no'),
  tone: 'destructive',
});

/** What was wrong when it was to be saved and is so still, so that no field that was put right is red. */
function stillWrong(found: ReadonlyMap<string, string>, draft: AgendaDraft): ReadonlyMap<string, string> {
  const now = textsByField(checkAgenda(agendaOfDraft(draft), []));
  return new Map([...now].filter(([field]) => found.has(field)));
}

interface Asked {
  readonly agenda: AgendaBody;
  /** So many appointments may be outside of the hours. */
  readonly beyondHours: number;
}

function useSavingAgenda({ of, read, onStored }: Props, store: DraftStore, confirm: Confirm) {
  const notify = useNotify();
  const version = useRef(read.version);
  const [beyondHours, setBeyondHours] = useState(read.beyondHours);
  const fields = useRefusedFields<string>({ held: store.get, idOf: fieldId });
  const show = (issues: readonly Issue[]) => fields.refuse(textsByField(issues));
  const saving = useMutation({
    mutationFn: (asked: Asked) => saveAgenda(of, { version: version.current, ...asked }),
    onSuccess: (saved, { agenda }) => {
      version.current = saved.version;
      setBeyondHours(saved.beyondHours);
      store.store(agenda);
      onStored();
      notify({ kind: 'success', text: t('agendas.saved') });
    },
    onError: async (error, { agenda }) => {
      const { code, issues, values } = asCallError(error);
      if (code !== 'agenda-leaves-appointments') return show(issues);
      const count = Number(values['count']);
      if (await confirm(beyondHoursQuestion(count))) saving.mutate({ agenda, beyondHours: count });
      else saving.reset();
    },
  });
  const save = () => {
    const agenda = agendaOfDraft(store.get());
    // Whether another agenda has the name, the server knows.
    const issues = checkAgenda(agenda, []);
    show(issues);
    saving.reset();
    if (issues.length === 0) saving.mutate({ agenda, beyondHours });
  };
  return { save, saving, fields, beyondHours };
}

export function AgendaForm(props: Props) {
  const { read, onLoadTheirs } = props;
  const [store] = useState(() => draftStore(read.agenda));
  const { confirm, dialog } = useConfirm();
  const work = useMemo(() => ({ ...store, question: LEAVING, onDiscard: async () => {} }), [store]);
  useLeaveGuard(work, confirm);
  const draft = useSyncExternalStore(store.subscribe, store.get);
  const unsaved = useSyncExternalStore(store.subscribe, store.isUnsaved);
  const { save, saving, fields, beyondHours } = useSavingAgenda(props, store, confirm);
  // What only the server knows, as that another agenda has the name, stays until it is written again.
  const errors = saving.isError ? fields.left : stillWrong(fields.found, draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form onSubmit={submit} noValidate>
      {beyondHours > 0 && <BeyondHours of={props.of} count={beyondHours} />}
      <AgendaFields value={{ draft, change: store.change, errors }}>
        <SectionCard title={t('agendas.about')}>
          <AgendaField name="name" label={t('agendas.column-name')} help={t('agendas.edit-help')} />
          <AgendaField name="address" label={t('agendas.address')} help={t('agendas.address-help')} />
        </SectionCard>
        <SectionCard title={t('agendas.schedule')}>
          <FormControlLabel
            label={t('agendas.gives')}
            control={
              <Switch
                checked={draft.givesAppointments}
                onChange={(event) => store.change({ givesAppointments: event.target.checked })}
              />
            }
          />
          {draft.givesAppointments ? <ScheduleFields /> : <Typography>{t('agendas.gives-not')}</Typography>}
        </SectionCard>
      </AgendaFields>
      {draft.givesAppointments && <NextDays agenda={agendaOfDraft(draft)} timeZone={read.timeZone} />}
      {saving.isError && (
        <NotSaved
          error={saving.error}
          changed="register-entry-changed"
          otherwise="agendas.save-failed"
          onLoadTheirs={onLoadTheirs}
        />
      )}
      {errors.size > 0 && !saving.isError && <Alert severity="error">{t('agendas.refused')}</Alert>}
      <SaveBar>
        <Button type="submit" variant="contained" loading={saving.isPending}>
          {t('administration.save')}
        </Button>
        <Typography role="status" color="textSecondary">
          {t(unsaved ? 'administration.unsaved' : 'administration.unchanged')}
        </Typography>
      </SaveBar>
      {dialog}
    </form>
  );
}
