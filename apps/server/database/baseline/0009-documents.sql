-- Records as PDF: requested, being made, ready. The bytes lie in file storage; row and bytes leave after a day.
-- rules: A7.17, R7.35-R7.37, X18.11-X18.14, X27.06

CREATE TABLE records (
  municipality_id text NOT NULL CONSTRAINT records_municipality_fk REFERENCES municipalities,
  id              text NOT NULL,
  submission_id   text NOT NULL,
  kind            text NOT NULL,
  audience        text NOT NULL,
  requested_by    text NOT NULL,
  requested_at    timestamptz NOT NULL,
  language        text NOT NULL,
  options         jsonb NOT NULL,
  origin          text NOT NULL,
  state           text NOT NULL DEFAULT 'waiting',
  file_key        text NOT NULL DEFAULT '',
  started_at      timestamptz,
  CONSTRAINT records_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT records_submission_fk FOREIGN KEY (municipality_id, submission_id) REFERENCES submissions ON DELETE CASCADE,
  CONSTRAINT records_state CHECK (state IN ('waiting', 'ready', 'failed', 'cancelled')),
  CONSTRAINT records_audience CHECK (audience IN ('staff', 'public'))
);
COMMENT ON TABLE records IS 'A record of a submission that somebody asked for.';
COMMENT ON COLUMN records.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN records.id IS 'Id under which its making is followed, unique in the installation.';
COMMENT ON COLUMN records.submission_id IS 'The submission.';
COMMENT ON COLUMN records.kind IS 'record, or voucher: the form''s own text alone.';
COMMENT ON COLUMN records.audience IS
  'Who reads it: staff, whose record shows the evidence of the visit, or public, whose record does not.';
COMMENT ON COLUMN records.requested_by IS 'Id of the account; '''' for a visitor who holds the receipt.';
COMMENT ON COLUMN records.requested_at IS 'When it was asked for.';
COMMENT ON COLUMN records.language IS 'Language of its texts.';
COMMENT ON COLUMN records.options IS 'RecordOptions: what it shows.';
COMMENT ON COLUMN records.origin IS 'Scheme and host that people use, for the address printed on it.';
COMMENT ON COLUMN records.state IS 'waiting, ready, failed or cancelled.';
COMMENT ON COLUMN records.file_key IS 'Storage key once it is ready; '''' before.';
COMMENT ON COLUMN records.started_at IS 'When drawing began; null while it waits for its turn.';
CREATE UNIQUE INDEX records_one_per_id ON records (id);
CREATE INDEX records_by_submission ON records (municipality_id, submission_id);
CREATE INDEX records_by_age ON records (requested_at);
-- One waiting record of the same submission, kind and options for one person.
CREATE UNIQUE INDEX records_one_waiting
  ON records (municipality_id, submission_id, kind, audience, requested_by, language, origin, md5(options::text))
  WHERE state = 'waiting';
