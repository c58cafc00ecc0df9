// Says in words what becomes of submissions with the months as they are typed, and asks the server how many it is about now.
// rules: X37.19
import { inLanguage } from '@constancia/domain/localized.ts';
import { retentionIssues } from '@constancia/domain/territory/edited-settings.ts';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { language } from '../../../../platform/language.ts';
import { t } from '../../../../platform/texts.ts';
import { FailureAlert } from '../../../../ui/staff/failure-alert.tsx';
import { useSettings } from './settings-context.ts';
import { retentionOfDraft } from './settings-draft.ts';
import { countOldSubmissions, type Months, type OldSubmissions, totalOf } from './retention-api.ts';

/** Nobody is asked about half a number. */
const PAUSE_MS = 400;

/** The text once it has been the same for a moment. */
function useUnchanged(text: string): string {
  const [unchanged, setUnchanged] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setUnchanged(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return unchanged;
}

export function RetentionOutcome({ id }: { readonly id: string }) {
  const { draft } = useSettings();
  const now = JSON.stringify(retentionOfDraft(draft));
  const unchanged = useUnchanged(now);
  const months = JSON.parse(unchanged) as Months;
  const isRight = retentionIssues(months).length === 0;
  const limits = [months.retentionMonths, ...Object.values(months.retentionByForm)].some(
    (each) => each !== 0,
  );
  const old = useQuery({
    queryKey: ['old-submissions', id, unchanged],
    queryFn: ({ signal }) => countOldSubmissions(id, months, signal),
    enabled: isRight && limits,
    gcTime: 0,
  });
  // The number of other months than those in the fields would be believed.
  const isOfNow = unchanged === now;
  const isCounting = old.isPending || !isOfNow;
  if (!limits) return <Typography>{t('retention.forever')}</Typography>;
  return (
    <>
      <Typography>{t('retention.text')}</Typography>
      {isOfNow && old.isError && <FailureAlert text={t('retention.count-failed')} onRetry={old.refetch} />}
      <div role="status">
        {isRight && isCounting && <Typography color="textSecondary">{t('retention.counting')}</Typography>}
        {isRight && !isCounting && old.data && <Old old={old.data} />}
      </div>
    </>
  );
}

function Old({ old }: { readonly old: OldSubmissions }) {
  const count = totalOf(old);
  return (
    <Alert role="none" severity={count > 0 ? 'warning' : 'info'}>
      {t(count === 0 ? 'retention.none' : 'retention.now', { count })}
      {count > 0 && (
        <ul>
          {old.forms.map(({ id, title, submissions }) => (
            <li key={id}>
              {t('retention.of-form', { form: inLanguage(title, language), count: submissions })}
            </li>
          ))}
        </ul>
      )}
      {old.kept > 0 && <div>{t('retention.kept', { count: old.kept })}</div>}
    </Alert>
  );
}
