-- What belongs to the whole installation and to no municipality: its secrets, limits of tries, the files of this folder
-- that were applied, and the workers that live. rules: X5.05, X27.18, X37.60

CREATE TABLE installation_facts (
  name text CONSTRAINT installation_facts_pk PRIMARY KEY,
  fact jsonb NOT NULL
);
COMMENT ON TABLE installation_facts IS
  'A fact that holds for this installation, such as a secret that all its processes share.';
COMMENT ON COLUMN installation_facts.name IS 'What it is.';
COMMENT ON COLUMN installation_facts.fact IS 'Its value.';

-- Unlogged: a crash forgives at most one window.
CREATE UNLOGGED TABLE rate_limits (
  key        text CONSTRAINT rate_limits_pk PRIMARY KEY,
  resets_at  timestamptz NOT NULL,
  tries      integer NOT NULL
);
COMMENT ON TABLE rate_limits IS 'Tries of one key in its current window, counted over all processes.';
COMMENT ON COLUMN rate_limits.key IS 'What is limited and for whom; long keys as a hash.';
COMMENT ON COLUMN rate_limits.resets_at IS 'When the window ends and counting begins again.';
COMMENT ON COLUMN rate_limits.tries IS 'Tries in this window.';
CREATE INDEX rate_limits_by_end ON rate_limits (resets_at);

CREATE TABLE applied_files (
  name text CONSTRAINT applied_files_pk PRIMARY KEY,
  hash text NOT NULL
);
COMMENT ON TABLE applied_files IS 'A file of functions or triggers of apps/server/database as it was applied last.';
COMMENT ON COLUMN applied_files.name IS 'Path below apps/server/database.';
COMMENT ON COLUMN applied_files.hash IS 'SHA-256 of its text, in hex: a file with another hash is applied again.';

-- Unlogged: after a crash the workers that live write themselves down again.
CREATE UNLOGGED TABLE job_workers (
  id      text CONSTRAINT job_workers_pk PRIMARY KEY,
  seen_at timestamptz NOT NULL
);
COMMENT ON TABLE job_workers IS 'A lane of the worker of any process: it takes jobs under one name.';
COMMENT ON COLUMN job_workers.id IS 'The name, as the jobs that it holds have it.';
COMMENT ON COLUMN job_workers.seen_at IS 'When its process last said that it lives, by the clock of the database.';
