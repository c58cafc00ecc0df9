// Which of two records stays, and which value holds in each field in which they differ; then the question whether to.
// rules: X34.53
import { CITIZEN_FIELDS, type CitizenField } from '@constancia/domain/citizens/registered-citizen.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { useConfirm } from '../../../ui/staff/confirm-dialog.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { type CitizenRead, mergeCitizens } from './api.ts';
import { fieldName, fieldsOf, nameOf, shown } from './citizen-texts.ts';

type Side = 0 | 1;
const SIDES: readonly Side[] = [0, 1];

interface Props {
  readonly municipalityId: string;
  readonly people: readonly [CitizenRead, CitizenRead];
}

interface Choice {
  /** Whose record stays. */
  readonly kept: Side;
  /** Whose value holds, where it is not that of the record that stays. */
  readonly taken: Readonly<Partial<Record<CitizenField, Side>>>;
}

/** An empty field takes the value that there is. */
function valueSide({ people }: Props, { kept, taken }: Choice, field: CitizenField): Side {
  const other: Side = kept === 0 ? 1 : 0;
  return taken[field] ?? (people[kept].citizen[field] === '' ? other : kept);
}

function useMerging(props: Props) {
  const { municipalityId: municipality, people } = props;
  const client = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (choice: Choice) => {
      const [kept, gone] = choice.kept === 0 ? people : [people[1], people[0]];
      const taken = differing(props).filter((field) => valueSide(props, choice, field) !== choice.kept);
      const key = { municipalityId: municipality, citizenId: kept.citizen.id };
      const body = { version: kept.version, mergedId: gone.citizen.id, mergedVersion: gone.version, taken };
      return mergeCitizens(key, body);
    },
    onSuccess: async (_merged, { kept }) => {
      client.removeQueries({ queryKey: ['citizens'] });
      notify({ kind: 'success', text: t('citizens.merged') });
      const id = people[kept].citizen.id;
      await navigate(pathOf('citizen', { municipality, id }), { replace: true });
    },
  });
}

function differing({ people: [one, two] }: Props): readonly CitizenField[] {
  return fieldsOf(one.citizen.personType, CITIZEN_FIELDS).filter(
    (field) => one.citizen[field] !== two.citizen[field],
  );
}

export function MergeForm(props: Props) {
  const { people } = props;
  const [choice, setChoice] = useState<Choice>({ kept: 0, taken: {} });
  const { confirm, dialog } = useConfirm();
  const merging = useMerging(props);
  const ask = async () => {
    const [kept, gone] = choice.kept === 0 ? people : [people[1], people[0]];
    const numberOf = (side: Side) => people[side].citizen.documentNumber;
    const holds = valueSide(props, choice, 'documentNumber');
    const name = nameOf(kept.citizen);
    const yes = await confirm({
      title: t('citizens.merge-question', { name }),
      text: t(gone.submissions === 0 ? 'citizens.merge-consequence-none' : 'citizens.merge-consequence', {
        id: gone.citizen.id,
        count: gone.submissions,
        number: numberOf(holds === 0 ? 1 : 0),
        name,
      }),
      yes: t('citizens.merge'),
      no: t('administration.cancel'),
      tone: 'destructive',
    });
    if (yes) merging.mutate(choice);
  };
  return (
    <Stack sx={{ gap: 5, alignItems: 'start' }}>
      <Choices
        label={t('citizens.merge-stays')}
        texts={SIDES.map((side) => recordText(people[side]))}
        value={choice.kept}
        disabled={merging.isPending}
        onPick={(kept) => setChoice({ kept, taken: {} })}
      />
      {differing(props).map((field) => (
        <Choices
          key={field}
          label={fieldName(field, people[0].citizen.personType)}
          texts={SIDES.map((side) => shown(people[side].citizen[field]))}
          value={valueSide(props, choice, field)}
          disabled={merging.isPending}
          onPick={(side) => setChoice(({ kept, taken }) => ({ kept, taken: { ...taken, [field]: side } }))}
        />
      ))}
      {merging.isError && (
        <Alert severity="error">{problemText(merging.error, { otherwise: 'citizens.merge-failed' })}</Alert>
      )}
      <Button variant="contained" loading={merging.isPending} onClick={() => void ask()}>
        {t('citizens.merge')}
      </Button>
      {dialog}
    </Stack>
  );
}

const recordText = ({ citizen, submissions }: CitizenRead) =>
  `${nameOf(citizen)} (${citizen.documentNumber}). ${t('citizens.merge-record', { id: citizen.id, count: submissions })}`;

interface ChoicesProps {
  readonly label: string;
  /** One for each side. */
  readonly texts: readonly string[];
  readonly value: Side;
  readonly disabled: boolean;
  readonly onPick: (side: Side) => void;
}

function Choices({ label, texts, value, disabled, onPick }: ChoicesProps) {
  const id = useId();
  return (
    <FormControl disabled={disabled}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={String(value)}
        onChange={(event) => onPick(event.target.value === '0' ? 0 : 1)}
      >
        {texts.map((text, side) => (
          <FormControlLabel
            // The two sides never change.
            key={side === 0 ? 'one' : 'other'}
            value={String(side)}
            control={<Radio size="small" />}
            label={<span dir="auto">{text}</span>}
            sx={{ overflowWrap: 'anywhere' }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
