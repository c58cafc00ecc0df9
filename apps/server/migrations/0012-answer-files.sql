-- Files of answers: arriving in pieces, and known by the name that people gave them.
-- rules: A3.22-A3.24, A7.24, A7.25, A7.28, W12, X14.02-X14.06

ALTER TABLE files ADD COLUMN name text NOT NULL DEFAULT '';

-- A file on its way, in pieces. Its id was made on the device and is known to nobody else.
CREATE TABLE uploads (
  municipality_id text NOT NULL CONSTRAINT uploads_municipality_fk REFERENCES municipalities,
  id              text NOT NULL,
  form_id         text NOT NULL,
  -- The id under which the answer will be stored.
  submission_id   text NOT NULL,
  question_id     text NOT NULL,
  kind            text NOT NULL,
  name            text NOT NULL,
  -- What the device announced, and what has arrived of it.
  bytes           bigint NOT NULL,
  received        bigint NOT NULL DEFAULT 0,
  -- Id of the account; '' for a visitor.
  uploaded_by     text NOT NULL,
  started_at      timestamptz NOT NULL,
  -- Once it has arrived and was found right.
  file_key        text,
  CONSTRAINT uploads_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT uploads_file_fk FOREIGN KEY (municipality_id, file_key) REFERENCES files ON DELETE CASCADE
);
CREATE UNIQUE INDEX uploads_one_per_id ON uploads (id);
CREATE INDEX uploads_by_submission ON uploads (submission_id);
CREATE INDEX uploads_by_age ON uploads (started_at);
CREATE INDEX uploads_by_file ON uploads (municipality_id, file_key);
