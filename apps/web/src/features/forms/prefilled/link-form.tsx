// The fields of a new link. What it fills in is written into the very fields that people who answer see.
// rules: X38.95, X38.96, X38.98
import type { FormToEdit } from '@constancia/contract/forms/forms.ts';
import { PREFILLED_LABEL_MAX } from '@constancia/domain/limits.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { QuestionField } from '../../../answering/fields/question-field.tsx';
import { AnsweringProvider } from '../../../answering/session/use-answering.tsx';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DayField } from '../../../ui/staff/choices/day-field.tsx';
import { SelectField } from '../../../ui/staff/choices/select-field.tsx';
import { SectionCard } from '../../../ui/staff/section-card.tsx';
import { AssetNumberField } from '../../administration/public.ts';
import { QuestionChoice } from './question-choice.tsx';
import { FIELD_IDS, useNewLink } from './use-new-link.ts';
import { useUnmadeLink } from './use-unmade-link.ts';
import '../../../ui/light/light.css';
import '../../../ui/light/fields.css';

interface Props {
  readonly form: FormToEdit;
  readonly onMade: (made: { readonly label: string; readonly path: string }) => void;
}

export function LinkForm({ form, onMade }: Props) {
  const link = useNewLink(form, onMade);
  const { store, draft, setDraft, busy } = link;
  const { label, asset, personType, chosen } = draft;
  const question = useUnmadeLink(label + asset + personType !== '' || chosen.length > 0);
  const entries = [...store.index.questionById.values()];
  const filled = entries.filter(({ question }) => draft.chosen.includes(question.id));
  return (
    <Stack sx={{ gap: 4, maxWidth: 720 }}>
      <LinkFields link={link} municipalityId={form.municipality.id} />
      {link.asksForPerson && <PersonOfLink link={link} />}
      <div id={FIELD_IDS.values} tabIndex={-1}>
        {entries.length === 0 ? (
          <p>{t('prefilled-links.no-questions')}</p>
        ) : (
          <QuestionChoice
            entries={entries}
            chosen={draft.chosen}
            error={link.errorOf('values')}
            disabled={busy}
            onChoose={(chosen) => setDraft({ ...draft, chosen })}
          />
        )}
      </div>
      {filled.length > 0 && (
        <SectionCard title={t('prefilled-links.answers')}>
          <AnsweringProvider value={store}>
            <div className="answering">
              {filled.map((entry) => (
                <QuestionField key={entry.question.id} entry={entry} />
              ))}
            </div>
          </AnsweringProvider>
        </SectionCard>
      )}
      <Alert severity="info">{t('prefilled-links.warning')}</Alert>
      {link.failure !== null && (
        <Alert severity="error">
          {problemText(link.failure, { otherwise: 'prefilled-links.make-failed' })}
        </Alert>
      )}
      <div>
        <Button variant="contained" loading={busy} onClick={link.send}>
          {t('prefilled-links.make')}
        </Button>
      </div>
      {question}
    </Stack>
  );
}

interface LinkFieldsProps {
  readonly link: ReturnType<typeof useNewLink>;
  readonly municipalityId: string;
}

function LinkFields({ link, municipalityId }: LinkFieldsProps) {
  const { draft, setDraft, busy, errorOf } = link;
  return (
    <>
      <TextField
        id={FIELD_IDS.label}
        size="small"
        label={t('prefilled-links.label')}
        value={draft.label}
        disabled={busy}
        error={errorOf('label') !== undefined}
        helperText={errorOf('label') ?? t('prefilled-links.label-help')}
        onChange={(event) => setDraft({ ...draft, label: event.target.value })}
        slotProps={{ htmlInput: { maxLength: PREFILLED_LABEL_MAX } }}
      />
      <div>
        <DayField
          id={FIELD_IDS.expiresAt}
          label={t('prefilled-links.last-day')}
          value={draft.lastDay}
          error={errorOf('expiresAt')}
          onPick={(lastDay) => setDraft({ ...draft, lastDay })}
        />
        <FormHelperText>
          {t('prefilled-links.last-day-help', { day: link.latestDay.split('-').toReversed().join('/') })}
        </FormHelperText>
      </div>
      {link.asksForAsset && (
        <AssetNumberField
          id={FIELD_IDS.assetId}
          municipalityId={municipalityId}
          value={draft.asset}
          help={t('prefilled-links.asset-help')}
          disabled={busy}
          error={errorOf('assetId')}
          onEnter={(asset) => setDraft({ ...draft, asset })}
        />
      )}
    </>
  );
}

function PersonOfLink({ link }: { readonly link: ReturnType<typeof useNewLink> }) {
  const { draft, setDraft, busy, errorOf } = link;
  return (
    <>
      <SelectField
        id="link-person-type"
        label={t('prefilled-links.person')}
        none={t('prefilled-links.nobody')}
        value={draft.personType}
        choices={[
          { id: 'fisica', name: t('person.type-fisica') },
          { id: 'juridica', name: t('person.type-juridica') },
        ]}
        disabled={busy}
        onPick={(picked) =>
          setDraft({ ...draft, personType: picked === 'fisica' || picked === 'juridica' ? picked : '' })
        }
      />
      {draft.personType !== '' && (
        <TextField
          id={FIELD_IDS.person}
          size="small"
          label={t('prefilled-links.person-number')}
          value={draft.number}
          disabled={busy}
          error={errorOf('person') !== undefined}
          helperText={errorOf('person') ?? t('prefilled-links.person-help')}
          onChange={(event) => setDraft({ ...draft, number: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
      )}
    </>
  );
}
