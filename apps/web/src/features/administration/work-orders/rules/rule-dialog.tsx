// Makes or changes a rule of the plan: what causes orders, what they say, and how many it would make now.
// rules: X39.50, X39.53, X39.55
import type { Issue } from '@constancia/domain/issue.ts';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { asCallError } from '../../../../platform/api-client.ts';
import { newEntityId } from '../../../../platform/new-id.ts';
import { problemText } from '../../../../platform/problem-text.ts';
import { t, tIssue } from '../../../../platform/texts.ts';
import { SavingDialog } from '../../saving-dialog.tsx';
import { useStoring } from '../../use-storing.ts';
import {
  changePlanRule,
  createPlanRule,
  type EnteredRule,
  type ListedPlanRule,
  type PlanRules,
} from './api.ts';
import { CauseFields } from './cause-fields.tsx';
import { OrderFields } from './order-fields.tsx';
import { RuleCount } from './rule-count.tsx';

const NEW: EnteredRule = {
  name: '',
  kind: 'interval',
  formId: '',
  assetType: '',
  assetAreaIds: [],
  every: 12,
  unit: 'months',
  triggerFormId: '',
  state: null,
  dueDays: 7,
  priority: 'medium',
  assignedTo: '',
  note: '',
  active: true,
};

interface Props {
  readonly municipalityId: string;
  readonly offered: PlanRules;
  /** Null for a new one. */
  readonly listed: ListedPlanRule | null;
  readonly onClose: () => void;
}

export function RuleDialog({ municipalityId, offered, listed, onClose }: Props) {
  const [rule, setRule] = useState<EnteredRule>(listed?.rule ?? NEW);
  const { save, busy, wrong, putRight, failure } = useRuleStoring({ municipalityId, listed, onClose });
  const fields = {
    municipalityId,
    rule,
    offered,
    disabled: busy,
    wrong,
    onChange: (change: Partial<EnteredRule>) => {
      setRule({ ...rule, ...change });
      putRight(Object.keys(change));
    },
  };
  return (
    <SavingDialog
      title={listed ? t('plan-rules.edit-title', { name: listed.rule.name }) : t('plan-rules.new-title')}
      action={t('work-orders.save')}
      busy={busy}
      onSave={() => save(rule)}
      onClose={onClose}
    >
      {failure !== '' && <Alert severity="error">{failure}</Alert>}
      <CauseFields {...fields} />
      <OrderFields {...fields} />
      <RuleCount municipalityId={municipalityId} rule={rule} ruleId={listed?.id ?? null} />
    </SavingDialog>
  );
}

/** Sends the rule, and keeps what was wrong with its fields. */
function useRuleStoring({ municipalityId, listed, onClose }: Omit<Props, 'offered'>) {
  // One id for all tries, so that a repeated request makes one rule.
  const [id] = useState(newEntityId);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [failure, setFailure] = useState('');
  const { mutate, isPending } = useStoring({
    send: async (rule: EnteredRule) => {
      if (listed) await changePlanRule(municipalityId, { ruleId: listed.id, version: listed.version, rule });
      else await createPlanRule(municipalityId, { id, rule });
      return rule;
    },
    notice: ({ name }) => t('plan-rules.saved', { name: name.trim() }),
    stale: ['plan-rules'],
    onClose,
    onError: (error) => {
      const found = asCallError(error).issues ?? [];
      setIssues(found);
      setFailure(found.length > 0 ? '' : problemText(error, { otherwise: 'plan-rules.save-failed' }));
    },
  });
  const wrong = (field: string) => {
    const issue = issues.find(({ at }) => at?.field === field || at?.field === `body.rule.${field}`);
    return issue && tIssue(issue.code, issue.values);
  };
  /** What these fields held is not there any more. */
  const putRight = (fields: readonly string[]) =>
    setIssues((now) => now.filter(({ at }) => !fields.includes(at?.field?.split('.').at(-1) ?? '')));
  return { save: mutate, busy: isPending, wrong, putRight, failure };
}
