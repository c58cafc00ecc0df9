-- What is to be told to systems outside: written with the data it follows from, delivered by the worker.
-- rules: X20.02-X20.06

CREATE TABLE outbox_entries (
  municipality_id text NOT NULL CONSTRAINT outbox_entries_municipality_fk REFERENCES municipalities,
  -- Travels with the delivery, so that who receives it twice can tell.
  id              uuid NOT NULL,
  -- Which handler delivers it.
  kind            text NOT NULL,
  -- The answer it belongs to; '' where it belongs to none.
  submission_id   text NOT NULL DEFAULT '',
  -- For the list: a title and a code, nothing of a person.
  label           text NOT NULL,
  payload         jsonb NOT NULL,
  state           text NOT NULL DEFAULT 'waiting',
  attempts        integer NOT NULL DEFAULT 0,
  -- Code of what went wrong last; '' as long as nothing did.
  last_problem    text NOT NULL DEFAULT '',
  created_at      timestamptz NOT NULL,
  -- Username; '' for a visitor.
  created_by      text NOT NULL,
  due_at          timestamptz NOT NULL,
  -- A process is delivering it until then at most.
  leased_until    timestamptz,
  settled_at      timestamptz,
  CONSTRAINT outbox_entries_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT outbox_entries_state CHECK (state IN ('waiting', 'delivered', 'failed'))
);
CREATE INDEX outbox_entries_by_age ON outbox_entries (municipality_id, created_at DESC, id DESC);
CREATE INDEX outbox_entries_by_submission ON outbox_entries (municipality_id, submission_id) WHERE submission_id <> '';
CREATE INDEX outbox_entries_waiting ON outbox_entries (due_at) WHERE state = 'waiting';
