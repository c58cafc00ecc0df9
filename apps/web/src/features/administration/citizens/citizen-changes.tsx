// What was corrected and merged of a person: who, when, before and after.
// rules: X34.52, X34.53
import type { PersonType } from '@constancia/domain/citizens/person-number.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '../../../platform/texts.ts';
import { SectionCard } from '../../../ui/staff/section-card.tsx';
import type { CitizenChange, CitizenRead } from './api.ts';
import { fieldName, nameOf, shown } from './citizen-texts.ts';

function titleOf({ by, merged }: CitizenChange): string {
  if (!merged) return t('citizens.change-corrected', { by });
  return t('citizens.change-merged', { by, name: nameOf(merged), number: merged.documentNumber });
}

export function CitizenChanges({ read }: { readonly read: CitizenRead }) {
  const { changes, changesTotal: total, citizen, timeZone } = read;
  return (
    <SectionCard title={t('citizens.changes')}>
      {total === 0 && <Typography>{t('citizens.changes-none')}</Typography>}
      {total > changes.length && (
        <Typography sx={{ mb: 3 }}>{t('citizens.changes-more', { shown: changes.length, total })}</Typography>
      )}
      {total > 0 && <Changes changes={changes} personType={citizen.personType} timeZone={timeZone} />}
    </SectionCard>
  );
}

interface ChangesProps {
  readonly changes: readonly CitizenChange[];
  readonly personType: PersonType;
  readonly timeZone: string;
}

function Changes({ changes, personType, timeZone }: ChangesProps) {
  return (
    <Stack component="ul" aria-label={t('citizens.changes')} sx={{ gap: 3, m: 0, p: 0, listStyle: 'none' }}>
      {changes.map((change) => (
        <li key={`${change.at} ${titleOf(change)} ${JSON.stringify(change.fields)}`}>
          <Typography dir="auto">{titleOf(change)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {dateAndTime(change.at, timeZone)}
          </Typography>
          {change.fields.map(({ field, before, now }) => (
            <Typography key={field} variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {t('citizens.change-field', {
                field: fieldName(field, personType),
                before: shown(before),
                now: shown(now),
              })}
            </Typography>
          ))}
        </li>
      ))}
    </Stack>
  );
}
