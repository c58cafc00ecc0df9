// Which submissions are taken along to be completed, and about how much they take.
// rules: X39.72
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { CheckList } from '../../../ui/staff/choices/check-list.tsx';
import { SectionCard } from '../../../ui/staff/section-card.tsx';
import type { ChosenForm } from './form-choice.tsx';
import { sizeText } from './size-text.ts';
import { findToComplete, SUBMISSION_BYTES, SUBMISSIONS_MAX, type ToComplete } from './take-submissions.ts';

interface Props {
  /** Whose submissions are offered. */
  readonly forms: readonly ChosenForm[];
  readonly chosen: readonly ToComplete[];
  readonly disabled: boolean;
  readonly onChoose: (chosen: readonly ToComplete[]) => void;
}

export function SubmissionChoice({ forms, chosen, disabled, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const code = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: ['to-complete', forms.map(({ id }) => id), code],
    enabled: forms.length > 0,
    queryFn: ({ signal }) => findToComplete(forms, code, signal),
  });
  const listed = found.data ?? [];
  // What was chosen stays in the list when another code is looked for.
  const before = chosen.filter(({ id }) => !listed.some((one) => one.id === id));
  const all = [...before, ...listed];
  const isTooMany = chosen.length > SUBMISSIONS_MAX;
  const size = sizeText(chosen.length * SUBMISSION_BYTES);
  const said = [
    ...(found.isError ? [t('prepare.submissions-failed')] : []),
    ...(found.data?.length === 0 ? [t('prepare.no-submissions')] : []),
    ...(chosen.length > 0 && !isTooMany
      ? [t('prepare.submissions-size', { count: chosen.length, size })]
      : []),
  ];
  return (
    <SectionCard title={t('prepare.submissions')}>
      {all.length > 0 && (
        <CheckList
          legend={t('prepare.submissions-kept')}
          help={t('prepare.submissions-help', { most: SUBMISSIONS_MAX })}
          error={isTooMany ? t('prepare.submissions-many', { most: SUBMISSIONS_MAX }) : undefined}
          choices={all}
          chosen={chosen.map(({ id }) => id)}
          disabled={disabled}
          onChoose={(ids) => onChoose(all.filter(({ id }) => ids.includes(id)))}
        />
      )}
      <TextField
        size="small"
        type="search"
        label={t('prepare.find-submission')}
        value={typed}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ mt: 4, width: '100%', maxWidth: 480 }}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {said.join(' ')}
      </Typography>
    </SectionCard>
  );
}
