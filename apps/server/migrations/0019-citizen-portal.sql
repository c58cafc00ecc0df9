-- Citizens who come from the citizen portal: what the built-in portal gave out, what was exchanged already, who is in.
-- rules: A6.06, A6.07, R7.27, W6

-- Of the built-in portal. SHA-256: the table alone lets nobody in.
CREATE TABLE portal_tokens (
  municipality_id text NOT NULL,
  token_hash      bytea NOT NULL,
  citizen_id      bigint NOT NULL,
  expires_at      timestamptz NOT NULL,
  CONSTRAINT portal_tokens_pk PRIMARY KEY (municipality_id, token_hash),
  CONSTRAINT portal_tokens_citizen_fk FOREIGN KEY (municipality_id, citizen_id) REFERENCES citizens ON DELETE CASCADE
);
CREATE UNIQUE INDEX portal_tokens_one ON portal_tokens (token_hash);

-- Exchanged once, of whichever portal: the same token comes in nowhere a second time.
CREATE TABLE portal_entries (
  municipality_id text NOT NULL CONSTRAINT portal_entries_municipality_fk REFERENCES municipalities,
  entry_hash      bytea NOT NULL,
  at              timestamptz NOT NULL,
  CONSTRAINT portal_entries_pk PRIMARY KEY (municipality_id, entry_hash)
);
CREATE UNIQUE INDEX portal_entries_once ON portal_entries (entry_hash);

CREATE TABLE portal_sessions (
  municipality_id text NOT NULL CONSTRAINT portal_sessions_municipality_fk REFERENCES municipalities,
  -- SHA-256 of the cookie's random token.
  token_hash      bytea NOT NULL,
  -- As the portal told them when they came in.
  citizen_id      bigint NOT NULL,
  first_name      text NOT NULL,
  last_name       text NOT NULL,
  document_number text NOT NULL,
  username        text NOT NULL,
  -- Under which their answers are stored.
  author          text NOT NULL,
  expires_at      timestamptz NOT NULL,
  CONSTRAINT portal_sessions_pk PRIMARY KEY (municipality_id, token_hash)
);
CREATE UNIQUE INDEX portal_sessions_one_per_token ON portal_sessions (token_hash);

-- Somebody's own answers, newest first.
CREATE INDEX submissions_by_person ON submissions (municipality_id, citizen_number, created_at DESC, id DESC)
  WHERE citizen_number IS NOT NULL;
