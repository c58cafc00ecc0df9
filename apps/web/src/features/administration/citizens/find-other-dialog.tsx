// With whom a person is merged: searched in the register, then compared.
// rules: X34.53
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import type { CitizenKey, CitizenRead, ListedCitizen } from './api.ts';
import { nameOf } from './citizen-texts.ts';
import { useCitizens } from './citizens-screen.tsx';
import { SearchField } from '../../../ui/staff/choices/search-field.tsx';

interface Props {
  readonly of: CitizenKey;
  readonly read: CitizenRead;
  readonly onClose: () => void;
}

export function FindOtherDialog({ of, read, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const { personType } = read.citizen;
  const list = useCitizens(of.municipalityId, { text, personType, page: 0 }, text !== '');
  const others = (list.data?.citizens ?? []).filter(({ id }) => id !== of.citizenId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setText(typed.trim());
  };
  return (
    <DialogFrame
      title={t('citizens.merge-find-title')}
      size="sm"
      fullScreenBelow="sm"
      closedBy="escape-only"
      onClose={onClose}
    >
      <Stack
        component="form"
        role="search"
        direction="row"
        sx={{ gap: 2, alignItems: 'start' }}
        onSubmit={submit}
      >
        <SearchField
          label={t('citizens.filter-text')}
          value={typed}
          onType={setTyped}
          inputRef={focusOnMount}
        />
        <Button type="submit" variant="outlined" loading={list.isFetching}>
          {t('person.search')}
        </Button>
      </Stack>
      {list.isError && (
        <FailureAlert
          text={problemText(list.error, { otherwise: 'citizens.failed' })}
          onRetry={list.refetch}
        />
      )}
      <div aria-live="polite">
        {text !== '' && list.data && others.length === 0 && <Typography>{t('citizens.none')}</Typography>}
        {text !== '' && <Found of={of} name={nameOf(read.citizen)} others={others} />}
      </div>
    </DialogFrame>
  );
}

interface FoundProps {
  readonly of: CitizenKey;
  readonly name: string;
  readonly others: readonly ListedCitizen[];
}

function Found({ of: { municipalityId: municipality, citizenId: id }, name, others }: FoundProps) {
  return (
    <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {others.map((other) => (
        <Stack
          key={other.id}
          component="li"
          direction="row"
          sx={{ gap: 2, justifyContent: 'space-between', alignItems: 'center' }}
        >
          <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {nameOf(other)} <bdi>({other.documentNumber})</bdi>
          </Typography>
          <Button
            component={Link}
            to={pathOf('mergeCitizens', { municipality, id, other: other.id })}
            size="small"
            aria-label={t('citizens.compare-named', { one: name, other: nameOf(other) })}
          >
            {t('citizens.compare')}
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}
