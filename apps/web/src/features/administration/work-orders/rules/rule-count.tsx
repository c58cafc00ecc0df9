// How many orders a rule would make, said before it is saved: today, or of the submissions of the last thirty days.
// rules: X39.53, X39.55
import Alert from '@mui/material/Alert';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { t } from '../../../../platform/texts.ts';
import { refusalText } from '../../alert-box.tsx';
import { countPlanRule, type EnteredRule } from './api.ts';

/** How long somebody types before it is counted. */
const PAUSE_MS = 400;

/** What the number does not depend on is as in any valid rule. */
const counted = (rule: EnteredRule): EnteredRule => ({
  ...rule,
  name: '-',
  dueDays: 0,
  priority: 'medium',
  assignedTo: '',
  note: '',
  active: true,
});

function isWhole({ kind, formId, assetType, every, triggerFormId, state }: EnteredRule): boolean {
  if (formId === '') return false;
  if (kind === 'interval') return assetType !== '' && every > 0;
  return triggerFormId !== '' && (kind === 'arrival' || state !== null);
}

interface Props {
  readonly municipalityId: string;
  readonly rule: EnteredRule;
  /** Null for a new one. */
  readonly ruleId: string | null;
}

export function RuleCount({ municipalityId, rule, ruleId }: Props) {
  const asked = usePaused(isWhole(rule) ? JSON.stringify(counted(rule)) : '');
  const count = useQuery({
    queryKey: ['plan-rule-count', municipalityId, ruleId, asked],
    queryFn: ({ signal }) =>
      countPlanRule(municipalityId, { rule: JSON.parse(asked) as EnteredRule, ruleId }, signal),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return (
    <Alert
      severity={asked !== '' && count.isError ? 'warning' : 'info'}
      role="status"
      aria-busy={count.isFetching}
    >
      {textOf(asked === '' ? null : count, rule.kind)}
    </Alert>
  );
}

interface Counting {
  readonly data: { readonly orders: number; readonly more: boolean } | undefined;
  readonly isError: boolean;
  readonly error: unknown;
}

function textOf(counting: Counting | null, kind: EnteredRule['kind']): string {
  if (!counting) return t('plan-rules.count-needs');
  if (counting.isError) return refusalText(counting.error, { otherwise: 'plan-rules.count-failed' });
  if (!counting.data) return t('shell.loading');
  const { orders, more } = counting.data;
  const when = kind === 'interval' ? 'today' : 'past';
  return t(more ? `plan-rules.count-${when}-more` : `plan-rules.count-${when}`, { count: orders });
}

/** The text once it stays the same for a while. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
