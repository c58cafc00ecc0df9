-- Exports of submissions that wait for their turn or are being written, counted over all processes.
-- rules: X33.23, X33.24

CREATE TABLE exports (
  municipality_id text NOT NULL CONSTRAINT exports_municipality_fk REFERENCES municipalities,
  id              text NOT NULL,
  form_id         text NOT NULL,
  user_id         text NOT NULL,
  state           text NOT NULL DEFAULT 'waiting',
  made            bigint NOT NULL DEFAULT 0,
  total           bigint NOT NULL DEFAULT 0,
  asked_at        timestamptz NOT NULL,
  seen_at         timestamptz NOT NULL,
  CONSTRAINT exports_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT exports_state CHECK (state IN ('waiting', 'writing', 'done', 'ended', 'failed'))
);
COMMENT ON TABLE exports IS 'An export of submissions: its turn in the queue of the installation, and how far it is.';
COMMENT ON COLUMN exports.municipality_id IS 'Municipality of the form.';
COMMENT ON COLUMN exports.id IS 'Twenty characters.';
COMMENT ON COLUMN exports.form_id IS 'The form.';
COMMENT ON COLUMN exports.user_id IS 'The account that exports; the only one that may ask about it.';
COMMENT ON COLUMN exports.state IS 'waiting, writing, done, ended (cancelled, or the reader went away) or failed.';
COMMENT ON COLUMN exports.made IS 'How much is written.';
COMMENT ON COLUMN exports.total IS 'Of how much; 0 until that is known.';
COMMENT ON COLUMN exports.asked_at IS 'When the turn was taken; exports begin in this order.';
COMMENT ON COLUMN exports.seen_at IS 'The last sign of life of its reader or its writer.';
CREATE UNIQUE INDEX exports_one_per_id ON exports (id);
CREATE INDEX exports_open ON exports (asked_at, id) WHERE state IN ('waiting', 'writing');
CREATE INDEX exports_over ON exports (seen_at) WHERE state NOT IN ('waiting', 'writing');
