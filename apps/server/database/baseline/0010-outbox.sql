-- The outbox: messages to systems outside, written with the data they follow from and delivered by the worker. Then what
-- happened to submissions, for programs that read it and for webhooks. rules: X20.02-X20.06, X38.60-X38.71

CREATE TABLE outbox_entries (
  municipality_id text NOT NULL CONSTRAINT outbox_entries_municipality_fk REFERENCES municipalities,
  id              uuid NOT NULL,
  kind            text NOT NULL,
  submission_id   text NOT NULL DEFAULT '',
  label           text NOT NULL,
  payload         jsonb NOT NULL,
  state           text NOT NULL DEFAULT 'waiting',
  attempts        integer NOT NULL DEFAULT 0,
  last_problem    text NOT NULL DEFAULT '',
  created_at      timestamptz NOT NULL,
  created_by      text NOT NULL,
  due_at          timestamptz NOT NULL,
  leased_until    timestamptz,
  resolved_at      timestamptz,
  CONSTRAINT outbox_entries_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT outbox_entries_state CHECK (state IN ('waiting', 'delivered', 'failed'))
);
COMMENT ON TABLE outbox_entries IS 'A message to a system outside.';
COMMENT ON COLUMN outbox_entries.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN outbox_entries.id IS 'Travels with the delivery, so that a receiver can recognise a repetition.';
COMMENT ON COLUMN outbox_entries.kind IS 'Which courier delivers it, such as incident or mail.';
COMMENT ON COLUMN outbox_entries.submission_id IS 'Submission that it belongs to; '''' for none.';
COMMENT ON COLUMN outbox_entries.label IS 'Title and code for the list; nothing of a person.';
COMMENT ON COLUMN outbox_entries.payload IS 'What the courier needs.';
COMMENT ON COLUMN outbox_entries.state IS 'waiting, delivered or failed.';
COMMENT ON COLUMN outbox_entries.attempts IS 'Deliveries tried.';
COMMENT ON COLUMN outbox_entries.last_problem IS 'Code of what went wrong last; '''' as long as nothing did.';
COMMENT ON COLUMN outbox_entries.created_at IS 'When it was written.';
COMMENT ON COLUMN outbox_entries.created_by IS 'Username; '''' for a visitor.';
COMMENT ON COLUMN outbox_entries.due_at IS 'When it is tried next.';
COMMENT ON COLUMN outbox_entries.leased_until IS 'A process is delivering it until then at most; null when none is.';
COMMENT ON COLUMN outbox_entries.resolved_at IS 'When it was delivered or given up; null before.';
CREATE INDEX outbox_entries_by_age ON outbox_entries (municipality_id, created_at DESC, id DESC);
CREATE INDEX outbox_entries_by_submission ON outbox_entries (municipality_id, submission_id) WHERE submission_id <> '';
CREATE INDEX outbox_entries_waiting ON outbox_entries (due_at) WHERE state = 'waiting';

-- No foreign key to the municipality: it would be looked up once more for each submission that is stored.
CREATE TABLE submission_events (
  municipality_id text NOT NULL,
  id              bigint GENERATED ALWAYS AS IDENTITY,
  kind            text NOT NULL,
  submission_id   text NOT NULL,
  code            text NOT NULL,
  form_id         text NOT NULL,
  area_id         text NOT NULL,
  state           integer,
  at              timestamptz NOT NULL,
  position        bigint,
  form_title      text NOT NULL DEFAULT '',
  state_name      text NOT NULL DEFAULT '',
  CONSTRAINT submission_events_pk PRIMARY KEY (municipality_id, id)
);
COMMENT ON TABLE submission_events IS
  'Something that happened to a submission. It stays for thirty days, also when the submission is deleted.';
COMMENT ON COLUMN submission_events.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN submission_events.id IS 'Order within a submission. Others may be committed later with a lower one.';
COMMENT ON COLUMN submission_events.kind IS 'What happened, such as sent or state-changed.';
COMMENT ON COLUMN submission_events.submission_id IS 'The submission.';
COMMENT ON COLUMN submission_events.code IS 'Its code.';
COMMENT ON COLUMN submission_events.form_id IS 'Its form.';
COMMENT ON COLUMN submission_events.area_id IS 'Its area: it decides who sees the event.';
COMMENT ON COLUMN submission_events.state IS 'Its state after the event; null on a form without states.';
COMMENT ON COLUMN submission_events.at IS 'When it happened.';
COMMENT ON COLUMN submission_events.position IS
  'Where readers find it, given after its commit: who reads on misses none that was committed late. Null until then.';
COMMENT ON COLUMN submission_events.form_title IS 'Title of the form when the position was given.';
COMMENT ON COLUMN submission_events.state_name IS 'Name of the state; empty for none.';
CREATE INDEX submission_events_new ON submission_events (id) WHERE position IS NULL;
CREATE INDEX submission_events_by_position ON submission_events (municipality_id, position) WHERE position IS NOT NULL;
CREATE INDEX submission_events_by_age ON submission_events USING brin (at);
CREATE SEQUENCE submission_event_positions;

CREATE TABLE webhooks (
  municipality_id text NOT NULL CONSTRAINT webhooks_municipality_fk REFERENCES municipalities,
  id              text NOT NULL,
  name            text NOT NULL,
  url             text NOT NULL,
  kinds           text[] NOT NULL,
  area_ids        text[],
  form_ids        text[],
  sealed_secret   text NOT NULL,
  former_secret   text NOT NULL DEFAULT '',
  former_until    timestamptz,
  paused_because  text NOT NULL DEFAULT '',
  failures        integer NOT NULL DEFAULT 0,
  failing_since   timestamptz,
  rests_until     timestamptz,
  version         integer NOT NULL DEFAULT 1,
  language        text NOT NULL,
  origin          text NOT NULL,
  created_at      timestamptz NOT NULL,
  created_by      text NOT NULL,
  CONSTRAINT webhooks_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT webhooks_paused CHECK (paused_because IN ('', 'person', 'failures', 'gone'))
);
COMMENT ON TABLE webhooks IS 'A system outside that is notified of events of submissions by a request to its URL.';
COMMENT ON COLUMN webhooks.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN webhooks.id IS 'Id made by the browser: the same request again makes no second one.';
COMMENT ON COLUMN webhooks.name IS 'Name of the system, for people.';
COMMENT ON COLUMN webhooks.url IS 'Where the requests go.';
COMMENT ON COLUMN webhooks.kinds IS 'Kinds of events that are sent.';
COMMENT ON COLUMN webhooks.area_ids IS 'Areas whose events are sent; null for all.';
COMMENT ON COLUMN webhooks.form_ids IS 'Forms whose events are sent; null for all.';
COMMENT ON COLUMN webhooks.sealed_secret IS 'Encrypted secret that signs the requests.';
COMMENT ON COLUMN webhooks.former_secret IS 'The one before, encrypted, which signs them as well for a day; empty for none.';
COMMENT ON COLUMN webhooks.former_until IS 'Until when the former secret signs; null for none.';
COMMENT ON COLUMN webhooks.paused_because IS 'person, failures or gone (the system said that the URL is no more); empty while it works.';
COMMENT ON COLUMN webhooks.failures IS 'Failed requests in a row.';
COMMENT ON COLUMN webhooks.failing_since IS 'When the first of them failed; null for none.';
COMMENT ON COLUMN webhooks.rests_until IS 'Nothing is sent until then, because much failed; null for no rest.';
COMMENT ON COLUMN webhooks.version IS 'Goes up with every change; a change names the one it saw.';
COMMENT ON COLUMN webhooks.language IS 'Language of the person who made it, for the mail when it is paused.';
COMMENT ON COLUMN webhooks.origin IS 'Scheme and host that this person used, for the link in that mail.';
COMMENT ON COLUMN webhooks.created_at IS 'When it was made.';
COMMENT ON COLUMN webhooks.created_by IS 'Username of the person who made it.';

CREATE TABLE webhook_deliveries (
  municipality_id text NOT NULL,
  webhook_id      text NOT NULL,
  position        bigint NOT NULL,
  submission_id   text NOT NULL,
  kind            text NOT NULL,
  body            text NOT NULL,
  state           text NOT NULL DEFAULT 'waiting',
  attempts        integer NOT NULL DEFAULT 0,
  due_at          timestamptz NOT NULL,
  leased_until    timestamptz,
  created_at      timestamptz NOT NULL,
  tried_at        timestamptz,
  problem         text NOT NULL DEFAULT '',
  status          integer,
  reply           text NOT NULL DEFAULT '',
  milliseconds    integer NOT NULL DEFAULT 0,
  CONSTRAINT webhook_deliveries_pk PRIMARY KEY (municipality_id, webhook_id, position),
  CONSTRAINT webhook_deliveries_webhook_fk FOREIGN KEY (municipality_id, webhook_id) REFERENCES webhooks ON DELETE CASCADE,
  CONSTRAINT webhook_deliveries_state CHECK (state IN ('waiting', 'delivered', 'failed'))
-- A row that is taken is written again on its page, without a new entry in each index.
) WITH (fillfactor = 50);
COMMENT ON TABLE webhook_deliveries IS 'An event for a webhook, with what the system outside replied last. It stays for thirty days.';
COMMENT ON COLUMN webhook_deliveries.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN webhook_deliveries.webhook_id IS 'The webhook.';
COMMENT ON COLUMN webhook_deliveries.position IS 'Position of the event; the id of the message is made of it.';
COMMENT ON COLUMN webhook_deliveries.submission_id IS 'Submission of the event: those of one submission are delivered in order.';
COMMENT ON COLUMN webhook_deliveries.kind IS 'Kind of the event.';
COMMENT ON COLUMN webhook_deliveries.body IS 'What is sent, the same with every attempt.';
COMMENT ON COLUMN webhook_deliveries.state IS 'waiting, delivered or failed.';
COMMENT ON COLUMN webhook_deliveries.attempts IS 'Deliveries tried.';
COMMENT ON COLUMN webhook_deliveries.due_at IS 'When it is tried next, not before.';
COMMENT ON COLUMN webhook_deliveries.leased_until IS 'A process is delivering it until then at most; null when none is.';
COMMENT ON COLUMN webhook_deliveries.created_at IS 'When it was written.';
COMMENT ON COLUMN webhook_deliveries.tried_at IS 'When it was tried last; null before.';
COMMENT ON COLUMN webhook_deliveries.problem IS 'Code of what went wrong last; empty when nothing did.';
COMMENT ON COLUMN webhook_deliveries.status IS 'HTTP status of the last reply; null for none.';
COMMENT ON COLUMN webhook_deliveries.reply IS 'Beginning of the body of the last reply.';
COMMENT ON COLUMN webhook_deliveries.milliseconds IS 'How long the last attempt took.';
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (municipality_id, webhook_id, due_at, position)
  WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_in_order ON webhook_deliveries (municipality_id, webhook_id, submission_id, position)
  WHERE state = 'waiting';
