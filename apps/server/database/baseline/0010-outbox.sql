-- The outbox: messages to systems outside, written with the data they follow from and delivered by the worker.
-- rules: X20.02-X20.06

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
