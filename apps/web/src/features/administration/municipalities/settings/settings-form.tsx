// The form of the settings: checks them as the server does, stores them, and asks before unsaved changes are lost.
// rules: X33.80-X33.84, X37.19, X40.22
import { checkSettings, logosOf } from '@constancia/domain/territory/edited-settings.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { asCallError } from '../../../../platform/api-client.ts';
import { t } from '../../../../platform/texts.ts';
import { type Confirm, type Question, useConfirm } from '../../../../ui/staff/confirm-dialog.tsx';
import { NotSaved } from '../../../../ui/staff/save-bar/not-saved.tsx';
import { textsByField, useRefusedFields } from '../../../../ui/staff/save-bar/refused-fields.ts';
import { SaveBar } from '../../../../ui/staff/save-bar/save-bar.tsx';
import { useNotify } from '../../../../ui/staff/toast.tsx';
import { useLeaveGuard } from '../../../../ui/staff/use-leave-guard.ts';
import { type SettingsBody, type SettingsToEdit, saveSettings } from '../../api.ts';
import { AnswersSection } from './answers-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { MailSection } from './mail-section.tsx';
import { MapsSection } from './maps-section.tsx';
import { OutsideSection } from './outside-section.tsx';
import { OwnTextsSection } from './own-texts-section.tsx';
import { RetentionSection } from './retention-section.tsx';
import { useDeletionQuestion } from './use-deletion-question.ts';
import { RegionSection } from './region-section.tsx';
import { fieldId, SettingsContext } from './settings-context.ts';
import { type DraftStore, draftStore, hasCentre, settingsOfDraft } from './settings-draft.ts';

interface Props {
  readonly id: string;
  readonly read: SettingsToEdit;
  readonly onLoadTheirs: () => void;
}

type Errors = ReadonlyMap<string, string>;

const LEAVING = (): Question => ({
  title: t('municipality-settings.leave'),
  text: t('municipality-settings.leave-text'),
  yes: t('municipality-settings.leave-yes'),
  no: t('municipality-settings.leave-no'),
  tone: 'destructive',
});

/** What is wrong with the draft, by field. */
function errorsOf(store: DraftStore, read: SettingsToEdit): Errors {
  const issues = checkSettings({
    given: settingsOfDraft(store.get()),
    before: store.saved(),
    world: {
      ...read,
      formIds: read.forms.map((form) => form.id),
      logos: logosOf(settingsOfDraft(store.get())),
    },
  });
  const errors = textsByField(issues);
  if (hasCentre(store.get())) return errors;
  const centre = ['centre', t('municipality-settings.centre-invalid')] as const;
  return new Map([centre, ...[...errors].filter(([field]) => field !== 'centre')]);
}

function useSavingSettings({ id, read }: Pick<Props, 'id' | 'read'>, store: DraftStore, confirm: Confirm) {
  const notify = useNotify();
  const version = useRef(read.version);
  const deletion = useDeletionQuestion(id, confirm);
  const fields = useRefusedFields<string>({ held: store.get, idOf: fieldId });
  const saving = useMutation({
    mutationFn: (settings: SettingsBody['settings']) =>
      saveSettings(id, { version: version.current, settings }),
    onSuccess: (saved, settings) => {
      version.current = saved.version;
      store.store(settings);
      notify({ kind: 'success', text: t('municipality-settings.saved') });
    },
    onError: (error) => fields.refuse(textsByField(asCallError(error).issues)),
  });
  const save = async () => {
    const errors = errorsOf(store, read);
    fields.refuse(errors);
    saving.reset();
    const settings = settingsOfDraft(store.get());
    if (errors.size === 0 && (await deletion.agrees(store.saved(), settings))) saving.mutate(settings);
  };
  return { save, saving, left: fields.left, counting: deletion.counting };
}

export function SettingsForm({ id, read, onLoadTheirs }: Props) {
  const [store] = useState(() => draftStore(read.settings));
  const { confirm, dialog } = useConfirm();
  const work = useMemo(() => ({ ...store, question: LEAVING, onDiscard: async () => {} }), [store]);
  useLeaveGuard(work, confirm);
  const draft = useSyncExternalStore(store.subscribe, store.get);
  const unsaved = useSyncExternalStore(store.subscribe, store.isUnsaved);
  const { save, saving, left, counting } = useSavingSettings({ id, read }, store, confirm);
  // What only the server knows stays until its field is written; the rest also goes with what another field says now.
  const now = left.size > 0 && !saving.isError ? errorsOf(store, read) : left;
  const errors = new Map([...left].filter(([field]) => now.has(field)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <SettingsContext value={{ draft, saved: store.saved(), change: store.change, errors, read }}>
        <RegionSection />
        <AppearanceSection id={id} />
        <AnswersSection />
        <RetentionSection id={id} />
        <MailSection id={id} />
        <OwnTextsSection />
        <OutsideSection id={id} />
        <MapsSection id={id} />
      </SettingsContext>
      {counting.isError && <Alert severity="error">{t('retention.count-failed')}</Alert>}
      {saving.isError && (
        <NotSaved
          error={saving.error}
          changed="settings-changed"
          otherwise="municipality-settings.save-failed"
          onLoadTheirs={onLoadTheirs}
        />
      )}
      {errors.size > 0 && !saving.isError && (
        <Alert severity="error">{t('municipality-settings.refused')}</Alert>
      )}
      <SaveBar>
        <Button type="submit" variant="contained" loading={saving.isPending || counting.isPending}>
          {t('municipality-settings.save')}
        </Button>
        <Typography role="status" color="textSecondary">
          {t(unsaved ? 'administration.unsaved' : 'administration.unchanged')}
        </Typography>
      </SaveBar>
      {dialog}
    </form>
  );
}
