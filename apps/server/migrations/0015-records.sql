-- Records as PDF: one was asked for, is being made, is there. The bytes lie in file storage; row and bytes leave after
-- a day. rules: A7.17, R7.35-R7.37, X18.11-X18.14

CREATE TABLE records (
  municipality_id text NOT NULL CONSTRAINT records_municipality_fk REFERENCES municipalities,
  id              text NOT NULL,
  submission_id   text NOT NULL,
  -- 'record', or 'voucher': the form's own text alone.
  kind            text NOT NULL,
  -- Id of the account; '' for a visitor who holds the receipt.
  requested_by    text NOT NULL,
  requested_at    timestamptz NOT NULL,
  language        text NOT NULL,
  options         jsonb NOT NULL,
  -- Where people use the product, for the address on the record.
  origin          text NOT NULL,
  state           text NOT NULL DEFAULT 'waiting',
  -- Once it is ready; '' before.
  file_key        text NOT NULL DEFAULT '',
  CONSTRAINT records_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT records_submission_fk FOREIGN KEY (municipality_id, submission_id) REFERENCES submissions ON DELETE CASCADE,
  CONSTRAINT records_state CHECK (state IN ('waiting', 'ready', 'failed', 'cancelled'))
);
CREATE UNIQUE INDEX records_one_per_id ON records (id);
CREATE INDEX records_by_submission ON records (municipality_id, submission_id);
CREATE INDEX records_by_age ON records (requested_at);

-- A record code is looked up without knowing whose it is (A3.31, R7.25).
DROP INDEX submissions_by_record_code;
CREATE INDEX submissions_by_record_code ON submissions (record_code) WHERE record_code <> '';
