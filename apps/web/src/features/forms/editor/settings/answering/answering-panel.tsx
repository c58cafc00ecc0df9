// How the form is answered: a section at a time on phones, a check before sending, and what the page after sending says.
// rules: X36.01, X36.11, X36.22, X39.40, X39.81
import { setAfterSending } from '@constancia/domain/forms/edit/after-sending.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import { isAccuracyLimit } from '@constancia/domain/forms/definition/form-limits.ts';
import TextField from '@mui/material/TextField';
import { t } from '../../../../../platform/texts.ts';
import { useDefinition, useEditor } from '../../editing/editor-context.tsx';
import { BoundSwitch } from '../../fields/bound-switch.tsx';
import { BoundLocalized } from '../../fields/bound-text.tsx';

const NO_TEXT: Localized = { text: '' };

export function AnsweringPanel() {
  const afterSending = useDefinition((definition) => definition.afterSending ?? NO_TEXT);
  return (
    <fieldset className="ed-group">
      <legend>{t('editor.answering')}</legend>
      <Flag name="sectionSteps" label={t('editor.section-steps')} help={t('editor.section-steps-help')} />
      <Flag name="checkFirst" label={t('editor.check-first')} help={t('editor.check-first-help')} />
      <Flag
        name="startsFromLastVisit"
        label={t('editor.starts-from-last-visit')}
        help={t('editor.starts-from-last-visit-help')}
      />
      <EvidenceSettings />
      <BoundLocalized
        label={t('editor.after-sending')}
        help={t('editor.after-sending-help')}
        value={afterSending}
        mark="after-sending"
        lines={3}
        write={setAfterSending}
      />
    </fieldset>
  );
}

interface FlagProps {
  readonly name:
    | 'sectionSteps'
    | 'checkFirst'
    | 'startsFromLastVisit'
    | 'recordsPosition'
    | 'recordsTimes'
    | 'recordsTrack'
    | 'stampsPhotos';
  readonly label: string;
  readonly help: string;
}

/** What is recorded of when and where it is answered. */
function EvidenceSettings() {
  const asksPosition = useDefinition(({ recordsPosition }) => recordsPosition === true);
  return (
    <>
      <Flag
        name="recordsPosition"
        label={t('editor.records-position')}
        help={t('editor.records-position-help')}
      />
      {asksPosition && <AccuracyLimit />}
      <Flag name="recordsTimes" label={t('editor.records-times')} help={t('editor.records-times-help')} />
      <Flag name="recordsTrack" label={t('editor.records-track')} help={t('editor.records-track-help')} />
      <Flag name="stampsPhotos" label={t('editor.stamps-photos')} help={t('editor.stamps-photos-help')} />
    </>
  );
}

function AccuracyLimit() {
  const { store, may } = useEditor();
  const limit = useDefinition(({ accuracyLimit }) => accuracyLimit);
  const write = (text: string) =>
    store.edit(
      ({ accuracyLimit: _before, ...definition }) => ({
        ...definition,
        ...(isAccuracyLimit(Number(text)) && { accuracyLimit: Number(text) }),
      }),
      { mark: 'accuracy-limit' },
    );
  return (
    <TextField
      id="editor-accuracyLimit"
      type="number"
      size="small"
      fullWidth
      label={t('editor.accuracy-limit')}
      helperText={t('editor.accuracy-limit-help')}
      value={limit ?? ''}
      disabled={!may.content}
      onChange={(event) => write(event.target.value)}
      slotProps={{ htmlInput: { min: 1, step: 1, inputMode: 'numeric' } }}
    />
  );
}

/** Off is absent: so say forms from before. */
function Flag({ name, label, help }: FlagProps) {
  const { store } = useEditor();
  const on = useDefinition((definition) => definition[name] ?? false);
  return (
    <BoundSwitch
      id={`editor-${name}`}
      label={label}
      help={help}
      checked={on}
      onChange={(checked) =>
        store.edit(({ [name]: _before, ...definition }) => ({
          ...definition,
          ...(checked && { [name]: true }),
        }))
      }
    />
  );
}
