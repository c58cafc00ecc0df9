// Finds what was answered about a person by their number, five at a time, the newest first, or a submission by its code.
// rules: R1.07, R2.099, R5.17, R5.18, X36.68

import type { PersonType } from '@constancia/domain/citizens/person-number.ts';
import { recipientIssue } from '@constancia/domain/citizens/recipient-number.ts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { t } from '../../platform/texts.ts';
import { SectionCard } from '../../ui/staff/section-card.tsx';
import { FoundSubmissions } from './found-submissions.tsx';
import type { Wanted } from './home-api.ts';

const TYPES = ['fisica', 'juridica', 'code'] as const satisfies readonly (PersonType | 'code')[];
type Type = (typeof TYPES)[number];

const wantedBy = (type: Type, typed: string): Wanted =>
  type === 'code' ? { code: typed.trim() } : { personType: type, number: typed };

export function RecipientSearch() {
  const [type, setType] = useState<Type | ''>('');
  const [number, setNumber] = useState('');
  const [issue, setIssue] = useState<ReturnType<typeof recipientIssue>>(null);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (type === '' || number.trim() === '') return;
    const wrong = type === 'code' ? null : recipientIssue(type, number);
    setIssue(wrong);
    setWanted(wrong === null ? wantedBy(type, number) : null);
  };
  return (
    <SectionCard title={t('home.search')}>
      <Stack
        component="form"
        role="search"
        aria-label={t('home.search')}
        noValidate
        onSubmit={search}
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 3, alignItems: { sm: 'flex-start' } }}
      >
        <TextField
          select
          size="small"
          id="recipient-type"
          label={t('home.search-type')}
          value={type}
          onChange={(event) => {
            setType(event.target.value as Type);
            setIssue(null);
          }}
          sx={{ minWidth: 140 }}
        >
          {TYPES.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`home.search-${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          label={t(type === 'code' ? 'home.search-code' : 'home.search-number')}
          value={number}
          onChange={(event) => {
            setNumber(event.target.value);
            setIssue(null);
          }}
          error={issue !== null}
          helperText={issue && t(`issue.${issue}`)}
          slotProps={{
            htmlInput: {
              inputMode: type === 'code' ? 'text' : 'numeric',
              maxLength: 40,
              autoComplete: 'off',
            },
          }}
          sx={{ flex: { sm: '0 1 20rem' } }}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={type === '' || number.trim() === ''}
          sx={{ minHeight: 40 }}
        >
          {t('home.search-go')}
        </Button>
      </Stack>
      {wanted && <FoundSubmissions key={Object.values(wanted).join(' ')} wanted={wanted} />}
    </SectionCard>
  );
}
