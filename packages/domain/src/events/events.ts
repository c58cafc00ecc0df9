// What can happen to a submission that programs and other systems are notified of, and what they get of it: ids, codes and
// states, and nothing that a person answered. Who needs that reads the submission with a token and its rights.
// rules: X38.60, X38.61

export const EVENT_KINDS = [
  'sent',
  'state-changed',
  'corrected',
  'completed',
  'requested',
  'revised',
  'paid',
  'incident-raised',
  'deleted',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export function isEventKind(kind: string): kind is EventKind {
  return (EVENT_KINDS as readonly string[]).includes(kind);
}

/** For how many days events and their deliveries are kept. */
export const EVENT_DAYS = 30;
/** Events of the longest page of the feed, and of one where nothing is said. */
export const EVENTS_MAX = 500;
export const EVENTS_USUAL = 100;

/** An event as the feed gives it and as webhooks send it. */
export interface SubmissionEvent {
  /** Also the id of the message that a webhook sends. */
  readonly id: string;
  readonly type: `submission.${EventKind}`;
  /** ISO 8601 in UTC. */
  readonly timestamp: string;
  readonly data: {
    readonly submission: { readonly id: string; readonly code: string };
    readonly form: { readonly id: string; readonly title: string };
    readonly area: { readonly id: string };
    /** Null on a form without states. */
    readonly state: { readonly id: number; readonly name: string } | null;
  };
}

export const eventId = (position: number): string => `evt_${position}`;
