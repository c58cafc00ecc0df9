// The ways from a submission to the one before and after it, in the list it was opened from.
// rules: X33.07, X33.08
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { readNeighbours as endpoint } from '@constancia/contract/submissions/beside-list.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { t } from '../../../platform/texts.ts';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { Shortcuts } from '../keyboard/shortcut-help.tsx';
import type { OrderedQuery } from '../list-url/filter-in-url.ts';
import { rememberOpened, useOpenedFrom } from '../list-url/opened-from.ts';

type Neighbours = Reply<typeof endpoint>;

const NONE: Neighbours = { previous: null, next: null };

const readNeighbours = (
  submissionId: string,
  query: OrderedQuery,
  signal: AbortSignal,
): Promise<Neighbours> =>
  call<typeof endpoint>({
    method: 'GET',
    path: '/api/submissions/:submissionId/neighbours',
    params: { submissionId },
    query,
    signal,
  });

interface Props {
  readonly id: string;
  readonly formId: string;
}

/** Links back to the list and to the neighbours. Back in the history leads to the list, past the neighbours. */
export function WaysFromSubmission({ id, formId }: Props) {
  const { to, state, query } = useOpenedFrom(formId);
  const navigate = useNavigate();
  const { data = NONE } = useQuery({
    queryKey: ['submissions', formId, 'neighbours', id, query],
    queryFn: ({ signal }) => readNeighbours(id, query ?? {}, signal),
    enabled: query !== null,
    retry: false,
  });
  const passedOn = { ...(typeof state === 'object' ? state : {}), submissions: to };
  const open = (neighbour: Neighbours['next']) => {
    if (!neighbour) return;
    rememberOpened(neighbour.id);
    void navigate(pathOf('submission', { id: neighbour.id }), { replace: true, state: passedOn });
  };
  const link = (neighbour: Neighbours['next'], text: 'view-previous' | 'view-next') =>
    neighbour && (
      <Button
        size="small"
        component={Link}
        to={pathOf('submission', { id: neighbour.id })}
        state={passedOn}
        replace
        onClick={() => rememberOpened(neighbour.id)}
      >
        {t(`submission-list.${text}`, { code: neighbour.code })}
      </Button>
    );
  return (
    <>
      <BackButton to={to} state={state} />
      {link(data.previous, 'view-previous')}
      {link(data.next, 'view-next')}
      <Shortcuts
        shortcuts={[
          { key: 'j', text: 'shortcuts.answer-next', run: () => open(data.next) },
          { key: 'k', text: 'shortcuts.answer-previous', run: () => open(data.previous) },
          { key: 'u', text: 'shortcuts.back', run: () => void navigate(to, { state }) },
        ]}
      />
    </>
  );
}
