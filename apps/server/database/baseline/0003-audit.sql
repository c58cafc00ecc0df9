-- The audit log: append-only, a hash chain for each municipality. It says who wrote what and who read whose data.
-- rules: X7.04, X27.13

CREATE TABLE audit_heads (
  municipality_id text CONSTRAINT audit_heads_pk PRIMARY KEY
                  CONSTRAINT audit_heads_municipality_fk REFERENCES municipalities,
  last_number     bigint NOT NULL DEFAULT 0,
  last_hash       bytea NOT NULL DEFAULT '\x'
) WITH (fillfactor = 50);
COMMENT ON TABLE audit_heads IS 'The end of a municipality''s audit chain.';
COMMENT ON COLUMN audit_heads.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN audit_heads.last_number IS 'Number of the newest entry.';
COMMENT ON COLUMN audit_heads.last_hash IS 'Hash of the newest entry.';

CREATE TABLE audit_entries (
  municipality_id text NOT NULL CONSTRAINT audit_entries_municipality_fk REFERENCES municipalities,
  number          bigint NOT NULL,
  at              timestamptz NOT NULL,
  actor           text NOT NULL,
  action          text NOT NULL,
  subject         text NOT NULL,
  subject_id      text NOT NULL,
  details         jsonb NOT NULL DEFAULT '{}',
  hash            bytea NOT NULL,
  CONSTRAINT audit_entries_pk PRIMARY KEY (municipality_id, number)
);
COMMENT ON TABLE audit_entries IS 'One entry of a municipality''s audit chain.';
COMMENT ON COLUMN audit_entries.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN audit_entries.number IS 'Position in the chain, from 1.';
COMMENT ON COLUMN audit_entries.at IS 'When it happened.';
COMMENT ON COLUMN audit_entries.actor IS 'Username of the person who did it, or the name that stands for visitors.';
COMMENT ON COLUMN audit_entries.action IS 'What was done, such as create or read.';
COMMENT ON COLUMN audit_entries.subject IS 'What it was done to, such as submission.';
COMMENT ON COLUMN audit_entries.subject_id IS 'Id of the subject.';
COMMENT ON COLUMN audit_entries.details IS 'More about it, by name.';
COMMENT ON COLUMN audit_entries.hash IS 'audit_hash of the previous hash and this entry.';
-- The records of a submission, for its timeline: they themselves leave after a day.
CREATE INDEX audit_entries_of_records ON audit_entries (municipality_id, subject_id)
  WHERE action = 'export' AND subject = 'submission';
