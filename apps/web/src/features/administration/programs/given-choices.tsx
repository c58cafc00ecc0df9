// What a program is given: actions in groups, and all areas of its owner or some of them.
// rules: X38.14
import type { ProgramRight } from '@constancia/domain/access/program.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { CheckList } from '../../../ui/staff/choices/check-list.tsx';
import { DayField } from '../../../ui/staff/choices/day-field.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { type ProgramOffer, readOffer } from './api.ts';
import { RIGHT_GROUPS, rightText } from './program-texts.ts';

export interface Given {
  readonly rights: readonly ProgramRight[];
  /** Null for all areas of the owner. */
  readonly areaIds: readonly string[] | null;
  readonly expiresOn: string;
}

interface Props {
  readonly ownerId: string;
  readonly given: Given;
  readonly disabled: boolean;
  readonly onChange: (given: Given) => void;
}

export function GivenChoices({ ownerId, ...props }: Props) {
  const offer = useQuery({
    queryKey: ['program-offer', ownerId],
    queryFn: ({ signal }) => readOffer(ownerId, signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (offer.data) return <Offered offer={offer.data} {...props} />;
  if (!offer.isError) return <Skeleton variant="rounded" height={300} aria-busy="true" />;
  return (
    <FailureAlert
      text={problemText(offer.error, { otherwise: 'administration.failed-to-load' })}
      onRetry={offer.refetch}
    />
  );
}

function Offered({
  offer,
  given,
  disabled,
  onChange,
}: Omit<Props, 'ownerId'> & { readonly offer: ProgramOffer }) {
  const [some, setSome] = useState(given.areaIds !== null);
  const groups = RIGHT_GROUPS.map(({ title, rights }) => ({
    title,
    rights: rights.filter((right) => offer.rights.includes(right)),
  })).filter(({ rights }) => rights.length > 0);
  return (
    <>
      {groups.map(({ title, rights }) => (
        <CheckList
          key={title}
          legend={t(title)}
          help={title === 'programs.group-registers' ? t('programs.registers-help') : undefined}
          choices={rights.map((right) => ({ id: right, name: rightText(right) }))}
          chosen={given.rights}
          disabled={disabled}
          onChoose={(chosen) =>
            onChange({ ...given, rights: offer.rights.filter((right) => chosen.includes(right)) })
          }
        />
      ))}
      <FormControlLabel
        label={t('programs.all-areas-of-owner')}
        disabled={disabled}
        control={
          <Checkbox
            checked={!some}
            onChange={() => {
              setSome(!some);
              onChange({ ...given, areaIds: some ? null : [] });
            }}
          />
        }
      />
      {some && (
        <CheckList
          legend={t('programs.column-areas')}
          help={t('programs.areas-help')}
          choices={offer.areas}
          chosen={given.areaIds ?? []}
          disabled={disabled}
          onChoose={(areaIds) => onChange({ ...given, areaIds })}
        />
      )}
      <DayField
        id="program-expires"
        label={t('programs.expires')}
        value={given.expiresOn}
        onPick={(expiresOn) => onChange({ ...given, expiresOn })}
      />
      <FormHelperText>
        {t('programs.expires-help', { day: offer.lastDay.split('-').toReversed().join('/') })}
      </FormHelperText>
    </>
  );
}
