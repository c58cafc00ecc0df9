// The filters of a list of submissions. On phones they open by a button.
// rules: R2.024, R2.043, R5.04, R5.05, X40.18
import type { FilterQuery } from '@constancia/domain/submissions/filter/submission-filter.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { type Choice, SelectField } from '../../../ui/staff/choices/select-field.tsx';
import { useNarrow } from '../../../ui/staff/use-narrow-screen.ts';
import type { FilterDraft } from '../list-url/filter-in-url.ts';
import { StatusFilters, type StatusesOfForm } from './status-filters.tsx';
import type { FilteredList } from './use-filtered-list.ts';

/** Element id of the field that searches the answers. */
export const SEARCH_FIELD = 'filter-text';

interface Props {
  readonly list: FilteredList;
  /** The states of the form; none for a form without. */
  readonly states: readonly Choice[];
  /** Its submissions have a badge, or a payment; null while the form is not known. */
  readonly has: StatusesOfForm | null;
}

export function SubmissionFilters({ list, states, has }: Props) {
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const isShown = !narrow || open;
  return (
    <Paper
      component="search"
      aria-label={t('list-filters.title')}
      sx={{ p: 4, mb: 4, display: 'grid', gap: 4 }}
    >
      {narrow && (
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(list.isFiltered ? 'list-filters.open-active' : 'list-filters.open')}
        </Button>
      )}
      {isShown && <Fields list={list} states={states} has={has} />}
    </Paper>
  );
}

function Fields({ list: { draft, change, wrong, isFiltered, clear }, states, has }: Props) {
  const hasRange = draft.from !== '' || draft.to !== '';
  const shared = { draft, change, wrong };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
      }}
    >
      <TextFilter {...shared} name="text" label={t('list-filters.text')} max={200} />
      <TextFilter {...shared} name="code" label={t('list-filters.code')} max={100} />
      <TextFilter {...shared} name="author" label={t('list-filters.author')} max={200} />
      <TextFilter {...shared} name="documentNumber" label={t('list-filters.document-number')} max={40} />
      <StateFilter
        state={draft.state}
        states={states}
        isKnown={has !== null}
        onPick={(state) => change({ state })}
      />
      <StatusFilters draft={draft} has={has} onPick={change} />
      <DayFilter {...shared} name="from" label={t('list-filters.from')} disabled={draft.day !== ''} />
      <DayFilter {...shared} name="to" label={t('list-filters.to')} disabled={draft.day !== ''} />
      <DayFilter {...shared} name="day" label={t('list-filters.day')} disabled={hasRange} />
      <FormControlLabel
        label={t('list-filters.by-last-update')}
        control={
          <Checkbox
            checked={draft.byLastUpdate}
            onChange={() => change({ byLastUpdate: !draft.byLastUpdate })}
          />
        }
      />
      <Button disabled={!isFiltered} onClick={clear} sx={{ justifySelf: 'end', gridColumnEnd: -1 }}>
        {t('list-filters.clear')}
      </Button>
    </Box>
  );
}

interface StateProps {
  readonly state: string;
  readonly states: readonly Choice[];
  /** Whether the states of the form are known. */
  readonly isKnown: boolean;
  readonly onPick: (state: string) => void;
}

/** A state that a view or a URL brings along and the form does not have is shown, and says so: it finds nothing. */
function StateFilter({ state, states, isKnown, onPick }: StateProps) {
  const isUnused = isKnown && state !== '' && !states.some(({ id }) => id === state);
  if (states.length === 0 && !isUnused) return null;
  return (
    <SelectField
      id="filter-state"
      label={t('list-filters.state')}
      none={t('list-filters.all-states')}
      value={state}
      choices={isUnused ? [...states, { id: state, name: t('staff.choice-unlisted') }] : states}
      error={isUnused ? t('list-filters.state-unused') : undefined}
      onPick={onPick}
    />
  );
}

type TextName = 'text' | 'code' | 'author' | 'documentNumber';

interface FieldProps<Name extends keyof FilterDraft> {
  readonly name: Name;
  readonly label: string;
  readonly draft: FilterDraft;
  readonly wrong: keyof FilterQuery | null;
  readonly change: (next: Partial<FilterDraft>) => void;
}

function TextFilter({
  name,
  label,
  draft,
  wrong,
  change,
  max,
}: FieldProps<TextName> & { readonly max: number }) {
  const isWrong = name === 'text' && wrong === 'text';
  const isNumber = name === 'documentNumber';
  return (
    <TextField
      id={`filter-${name}`}
      size="small"
      type="search"
      label={label}
      value={draft[name]}
      error={isWrong}
      helperText={isWrong ? t('list-filters.text-wrong') : undefined}
      onChange={({ target: { value } }) => change({ [name]: isNumber ? value.replace(/\D/g, '') : value })}
      slotProps={{ htmlInput: { maxLength: max, inputMode: isNumber ? 'numeric' : undefined } }}
    />
  );
}

/** What each day is called in a filter. */
const DAYS = { from: 'startDate', to: 'endDate', day: 'singleDate' } as const;

function DayFilter({
  name,
  label,
  draft,
  wrong,
  change,
  disabled,
}: FieldProps<keyof typeof DAYS> & { readonly disabled: boolean }) {
  const isWrong = wrong === DAYS[name];
  const text = name === 'to' ? t('list-filters.to-wrong') : t('list-filters.day-wrong');
  return (
    <TextField
      size="small"
      type="date"
      label={label}
      value={draft[name]}
      disabled={disabled}
      error={isWrong}
      helperText={isWrong ? text : undefined}
      onChange={(event) => change({ [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
