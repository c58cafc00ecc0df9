// An incident with everything about it, the history of its state, and the way to another state.
// rules: X34.84

import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../../../platform/problem-text.ts';
import { t } from '../../../../platform/texts.ts';
import { DialogFrame } from '../../../../ui/staff/dialog-frame.tsx';
import { FactList } from '../../../../ui/staff/fact-list.tsx';
import { FailureAlert } from '../../../../ui/staff/failure-alert.tsx';
import { type IncidentKey, type IncidentRead, readIncident } from './api.ts';
import { StateForm } from './state-form.tsx';
import { SubmissionLink } from './submission-link.tsx';

interface Props {
  readonly of: IncidentKey;
  readonly onClose: () => void;
}

export function IncidentDialog({ of, onClose }: Props) {
  const read = useQuery({
    queryKey: ['incident', of.municipalityId, of.number],
    queryFn: ({ signal }) => readIncident(of, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <DialogFrame
      title={t('incidents.dialog-title', { number: of.number })}
      size="sm"
      fullScreenBelow="sm"
      closedBy="escape-only"
      onClose={onClose}
    >
      {read.data && <Content of={of} read={read.data} />}
      {read.isPending && <Skeleton variant="rounded" height={280} aria-busy="true" />}
      {read.isError && (
        <FailureAlert
          text={problemText(read.error, { otherwise: 'incidents.failed' })}
          onRetry={read.refetch}
        />
      )}
    </DialogFrame>
  );
}

function Content({ of, read }: { readonly of: IncidentKey; readonly read: IncidentRead }) {
  const { incident, createdBy, timeZone } = read;
  const { type, area, asset, address } = incident;
  const facts = [
    { label: t('incidents.column-state'), value: t(`incidents.state-${incident.state}`) },
    { label: t('incidents.column-submission'), value: <SubmissionLink {...incident.submission} /> },
    { label: t('incidents.filter-type'), value: type?.name ?? '' },
    { label: t('incidents.filter-area'), value: area?.name ?? '' },
    { label: t('incidents.column-address'), value: address },
    { label: t('incidents.column-asset'), value: asset?.name ?? '' },
    { label: t('incidents.column-date'), value: dateAndTime(incident.at, timeZone) },
    { label: t('incidents.created-by'), value: createdBy },
  ];
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography dir="auto">{incident.description}</Typography>
      <FactList facts={facts.filter(({ value }) => value !== '')} />
      <History read={read} />
      {read.mayChange && <StateForm of={of} read={read} />}
    </Stack>
  );
}

function History({ read: { changes, timeZone } }: { readonly read: IncidentRead }) {
  return (
    <section>
      <Typography variant="subtitle1" component="h3">
        {t('incidents.history')}
      </Typography>
      {changes.length === 0 && <Typography color="textSecondary">{t('incidents.no-changes')}</Typography>}
      <Stack component="ol" sx={{ gap: 2, m: 0, pl: 5 }} aria-label={t('incidents.history')}>
        {changes.map(({ state, at, by, note }) => (
          <li key={at + state}>
            <Typography variant="body2">
              {t('incidents.change', {
                state: t(`incidents.state-${state}`),
                by,
                moment: dateAndTime(at, timeZone),
              })}
            </Typography>
            {note !== '' && (
              <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {note}
              </Typography>
            )}
          </li>
        ))}
      </Stack>
    </section>
  );
}
