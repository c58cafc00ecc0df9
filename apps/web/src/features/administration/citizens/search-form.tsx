// What is searched in the register: sent by Enter or the button, so that a name is not asked for letter by letter.
// rules: X34.51
import type { PersonType } from '@constancia/domain/citizens/person-number.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { SelectField } from '../../../ui/staff/choices/select-field.tsx';
import type { CitizenSearch } from './use-citizen-search.ts';
import { SearchField } from '../../../ui/staff/choices/search-field.tsx';

const TYPES: readonly PersonType[] = ['fisica', 'juridica'];

interface Props {
  readonly search: CitizenSearch;
  readonly onSearch: (next: Partial<CitizenSearch>) => void;
  /** A choice before the text. */
  readonly children?: ReactNode;
}

export function SearchForm({ search, onSearch, children }: Props) {
  const [text, setText] = useState(search.text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ text: text.trim() });
  };
  return (
    <Stack
      component="form"
      role="search"
      direction={{ xs: 'column', md: 'row' }}
      onSubmit={submit}
      sx={{ gap: 3, mb: 4, alignItems: { md: 'start' } }}
    >
      {children}
      <SearchField label={t('citizens.filter-text')} value={text} onType={setText} />
      <SelectField
        id="citizen-type"
        label={t('person.type')}
        none={t('citizens.all-types')}
        value={search.personType}
        choices={TYPES.map((id) => ({ id, name: t(`person.type-${id}`) }))}
        onPick={(picked) => onSearch({ personType: TYPES.find((type) => type === picked) ?? '' })}
      />
      <Button type="submit" variant="outlined" sx={{ flexShrink: 0 }}>
        {t('person.search')}
      </Button>
    </Stack>
  );
}
