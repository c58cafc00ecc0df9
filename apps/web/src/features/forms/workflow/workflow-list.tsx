// The sets of states of a municipality, each with its states in one line and its buttons.
// rules: P2.80

import type { StoredWorkflow } from '@constancia/contract/forms/workflows.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../../../platform/texts.ts';
import { listWorkflows } from '../api.ts';
import './workflow.css';

export const WORKFLOWS_KEY = 'workflows';

interface Props {
  readonly municipalityId: string;
  /** The buttons of one set. */
  readonly renderActions: (workflow: StoredWorkflow) => ReactNode;
}

export function WorkflowList({ municipalityId, renderActions }: Props) {
  const workflows = useQuery({
    queryKey: [WORKFLOWS_KEY, municipalityId],
    queryFn: () => listWorkflows(municipalityId),
  });
  if (workflows.isError) {
    return (
      <p role="alert">
        {t('editor.workflows-failed')}{' '}
        <Button size="small" onClick={() => void workflows.refetch()}>
          {t('shell.retry')}
        </Button>
      </p>
    );
  }
  if (!workflows.data) return <Skeleton variant="rounded" height={96} />;
  if (workflows.data.length === 0) return <p className="wf-chain">{t('editor.workflows-none')}</p>;
  return (
    <ul className="wf-list" aria-label={t('editor.workflows')}>
      {workflows.data.map((workflow) => (
        <li key={workflow.id} className="wf-item">
          <div>
            <strong>
              <bdi>{workflow.name}</bdi>
            </strong>
            <div className="wf-chain">{workflow.states.map(({ name }) => name).join(' · ')}</div>
          </div>
          {renderActions(workflow)}
        </li>
      ))}
    </ul>
  );
}
