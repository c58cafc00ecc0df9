// Everything that happened to a submission, newest first. It is read when somebody opens it.
// rules: X33.70, X40.56
import type { readTimeline, TimelineEvent } from '@constancia/contract/submissions/timeline.ts';
import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { hasFailed } from '../../../platform/page/shown-data.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { MoreRows } from '../../../ui/staff/pager.tsx';
import { StaleLine } from '../../../ui/staff/query-status.tsx';
import { eventText } from './event-text.ts';
import './timeline.css';

/** It is read again together with the review. */
const timelineKey = (submissionId: string) => ['review', submissionId, 'timeline'] as const;

interface Props {
  readonly submissionId: string;
  readonly timeZone: string;
  /** The states of the version that was answered. */
  readonly states: readonly WorkflowState[];
}

export function Timeline(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Accordion
      expanded={open}
      onChange={() => setOpen(!open)}
      slotProps={{
        heading: { component: 'h2' },
        region: { role: 'region' },
        transition: { unmountOnExit: true },
      }}
      disableGutters
      variant="outlined"
      sx={{ my: 4 }}
    >
      <AccordionSummary id="timeline-title" aria-controls="timeline" expandIcon={<ExpandMoreIcon />}>
        <Typography component="span" variant="subtitle1">
          {t('timeline.title')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Events {...props} />
      </AccordionDetails>
    </Accordion>
  );
}

function Events({ submissionId, ...around }: Props) {
  const list = useInfiniteQuery({
    queryKey: timelineKey(submissionId),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call<typeof readTimeline>({
        method: 'GET',
        path: '/api/submissions/:submissionId/timeline',
        params: { submissionId },
        query: pageParam === '' ? {} : { cursor: pageParam },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  });
  if (hasFailed(list))
    return (
      <FailureAlert
        text={problemText(list.error, { otherwise: 'timeline.failed' })}
        onRetry={() => list.refetch()}
      />
    );
  if (!list.data) return <Skeleton variant="rounded" height={160} />;
  const events = list.data.pages.flatMap((page) => page.events);
  return (
    <>
      <StaleLine reading={list} />
      <ol className="timeline" reversed>
        {events.map((event, position) => (
          <Event key={position} event={event} {...around} />
        ))}
      </ol>
      <MoreRows label={t('timeline.more')} list={list} />
    </>
  );
}

interface EventProps extends Omit<Props, 'submissionId'> {
  readonly event: TimelineEvent;
}

function Event({ event, timeZone, states }: EventProps) {
  const { title, lines } = eventText(event, { timeZone, states });
  return (
    <li className={`timeline-event timeline-${event.kind}`}>
      <Typography component="p" variant="subtitle1" dir="auto">
        {title}
      </Typography>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <Typography key={line} component="p" className="timeline-words" dir="auto">
            {line}
          </Typography>
        ))}
      <Typography component="p" variant="body2" color="textSecondary">
        {dateAndTime(event.at, timeZone)}
        {event.by !== '' && (
          <>
            {' · '}
            <bdi>{event.by}</bdi>
          </>
        )}
      </Typography>
    </li>
  );
}
