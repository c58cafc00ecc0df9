// Which questions of the form a link fills in: boxes to tick, found by a piece of their title where there are many.
// rules: X38.95
import { inLanguage } from '@constancia/domain/localized.ts';
import type { QuestionEntry } from '@constancia/domain/submissions/answers/form-index.ts';
import { plainText } from '@constancia/domain/text/plain-text.ts';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { language } from '../../../platform/language.ts';
import { t } from '../../../platform/texts.ts';
import { CheckList } from '../../../ui/staff/choices/check-list.tsx';

interface Props {
  readonly entries: readonly QuestionEntry[];
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** With fewer questions everything is seen at once. */
const SEARCHED_FROM = 12;

export function QuestionChoice({ entries, chosen, error, disabled, onChoose }: Props) {
  const [search, setSearch] = useState('');
  const words = plainText(search).split(' ').filter(Boolean);
  const choices = entries
    .map(({ question }) => ({ id: question.id, name: inLanguage(question.title, language) }))
    .filter(({ name }) => {
      const title = plainText(name);
      return words.every((word) => title.includes(word));
    });
  return (
    <Stack sx={{ gap: 3 }}>
      {entries.length > SEARCHED_FROM && (
        <TextField
          size="small"
          type="search"
          label={t('prefilled-links.search')}
          value={search}
          disabled={disabled}
          helperText={t('prefilled-links.found', { count: choices.length, all: entries.length })}
          onChange={(event) => setSearch(event.target.value)}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
      <CheckList
        legend={t('prefilled-links.questions')}
        help={t('prefilled-links.questions-help')}
        error={error}
        choices={choices}
        chosen={chosen}
        disabled={disabled}
        onChoose={onChoose}
      />
    </Stack>
  );
}
