// Finds users of a municipality by name and keeps those that are ticked.
// rules: P7.21
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { CheckList } from '../../../ui/staff/choices/check-list.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { listUsers } from '../api.ts';
import { SearchField } from '../../../ui/staff/choices/search-field.tsx';

interface Props {
  readonly municipalityId: string;
  readonly chosen: readonly string[];
  readonly disabled: boolean;
  readonly onChoose: (userIds: readonly string[]) => void;
}

export function UserSearch({ municipalityId, chosen, disabled, onChoose }: Props) {
  const [text, setText] = useState('');
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useDeferredValue(text);
  const found = useQuery({
    queryKey: ['users', 'of-area', municipalityId, asked],
    queryFn: ({ signal }) => listUsers({ text: asked, municipality: municipalityId }, signal),
    placeholderData: keepPreviousData,
  });
  const users = (found.data?.users ?? []).map(({ id, username }) => ({ id, name: username }));
  const choose = (next: readonly string[]) => {
    setNames(new Map([...names, ...users.map(({ id, name }) => [id, name] as const)]));
    onChoose(next);
  };
  return (
    <Stack sx={{ gap: 3 }}>
      <SearchField
        label={t('users.filter-text')}
        help={t('areas.users-help')}
        value={text}
        disabled={disabled}
        onType={setText}
      />
      {found.isError && <FailureAlert text={t('administration.failed-to-load')} onRetry={found.refetch} />}
      {found.data && users.length === 0 && <Typography role="status">{t('areas.users-none')}</Typography>}
      {users.length > 0 && (
        <CheckList
          legend={t('areas.users')}
          choices={users}
          chosen={chosen}
          disabled={disabled}
          onChoose={choose}
        />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        {chosen.map((id) => (
          <Chip
            key={id}
            label={names.get(id) ?? id}
            disabled={disabled}
            onDelete={() => onChoose(chosen.filter((one) => one !== id))}
          />
        ))}
      </Stack>
    </Stack>
  );
}
