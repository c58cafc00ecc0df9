// The account in whose name a program works: found by name among those that the person manages.
// rules: X38.14
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { type Choice, SelectField } from '../../../ui/staff/choices/select-field.tsx';
import { useAccount } from '../../session/public.ts';
import { listUsers } from '../api.ts';
import { SearchField } from '../../../ui/staff/choices/search-field.tsx';

interface Props {
  readonly value: string;
  readonly disabled: boolean;
  readonly onPick: (userId: string) => void;
}

export function OwnerChoice({ value, disabled, onPick }: Props) {
  const { municipality } = useAccount();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Choice | null>(null);
  const asked = useDeferredValue(text);
  const found = useQuery({
    queryKey: ['users', 'of-program', municipality.id, asked],
    queryFn: ({ signal }) => listUsers({ text: asked, municipality: municipality.id }, signal),
    placeholderData: keepPreviousData,
  });
  const usable = (found.data?.users ?? []).filter(({ active, may }) => active && may.edit);
  const choices = usable.map(({ id, username }) => ({ id, name: username }));
  const isListed = choices.some(({ id }) => id === chosen?.id);
  return (
    <Stack sx={{ gap: 3 }}>
      <SearchField label={t('users.filter-text')} value={text} disabled={disabled} onType={setText} />
      <SelectField
        id="program-owner"
        label={t('programs.owner')}
        none={t('administration.choose')}
        value={value}
        choices={chosen && !isListed ? [chosen, ...choices] : choices}
        disabled={disabled}
        error={found.isError ? t('administration.failed-to-load') : undefined}
        onPick={(id) => {
          setChosen(choices.find((choice) => choice.id === id) ?? null);
          onPick(id);
        }}
      />
    </Stack>
  );
}
