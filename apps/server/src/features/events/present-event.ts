// An event as programs and other systems get it. Nothing in it is personal.
// rules: X38.61
import { eventId, isEventKind, type SubmissionEvent } from '@constancia/domain/events/events.ts';
import type { EventRow } from './queries.ts';

export function presentEvent(row: EventRow): SubmissionEvent {
  const { kind, state } = row;
  if (!isEventKind(kind)) throw new Error(`no kind of event: ${kind}`);
  return {
    id: eventId(row.position),
    type: `submission.${kind}`,
    timestamp: row.at.toISOString(),
    data: {
      submission: { id: row.submissionId, code: row.code },
      form: { id: row.formId, title: row.formTitle },
      area: { id: row.areaId },
      state: state === null ? null : { id: state, name: row.stateName },
    },
  };
}
