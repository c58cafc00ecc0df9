-- Citizens of the built-in register, and those who come in from the citizen portal.
-- rules: A3.28, A6.06, A6.07, R7.27, W6

CREATE TABLE citizens (
  municipality_id text NOT NULL CONSTRAINT citizens_municipality_fk REFERENCES municipalities,
  id              bigint NOT NULL,
  first_name      text NOT NULL,
  last_name       text NOT NULL,
  document_number text NOT NULL,
  document_type   integer NOT NULL,
  tax_number      text NOT NULL DEFAULT '',
  email           text NOT NULL DEFAULT '',
  phone           text NOT NULL DEFAULT '',
  street          text NOT NULL DEFAULT '',
  person_type     text NOT NULL CONSTRAINT citizens_person_type CHECK (person_type IN ('fisica', 'juridica')),
  username        text NOT NULL DEFAULT '',
  residue         jsonb,
  CONSTRAINT citizens_pk PRIMARY KEY (municipality_id, id)
);
COMMENT ON TABLE citizens IS 'A person of the built-in register, or of the municipal platform''s as last seen.';
COMMENT ON COLUMN citizens.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN citizens.id IS 'Number of the person in the register.';
COMMENT ON COLUMN citizens.first_name IS 'First name; the whole name of a legal person.';
COMMENT ON COLUMN citizens.last_name IS 'Last name; ''Dummy'' marks a legal person (A3.29).';
COMMENT ON COLUMN citizens.document_number IS 'Number of the identity document.';
COMMENT ON COLUMN citizens.document_type IS 'Number of the document type, as in documents.';
COMMENT ON COLUMN citizens.tax_number IS 'Tax number; '''' for none.';
COMMENT ON COLUMN citizens.email IS 'E-mail address; '''' for none.';
COMMENT ON COLUMN citizens.phone IS 'Telephone number; '''' for none.';
COMMENT ON COLUMN citizens.street IS 'Postal address; '''' for none.';
COMMENT ON COLUMN citizens.person_type IS 'fisica for a natural person, juridica for a legal one.';
COMMENT ON COLUMN citizens.username IS 'Name in the citizen portal; '''' for none.';
COMMENT ON COLUMN citizens.residue IS
  'What the imported document holds beyond our model, kept for export; null for nothing.';
CREATE INDEX citizens_by_document ON citizens (municipality_id, document_number);

CREATE TABLE portal_tokens (
  municipality_id text NOT NULL,
  token_hash      bytea NOT NULL,
  citizen_id      bigint NOT NULL,
  expires_at      timestamptz NOT NULL,
  CONSTRAINT portal_tokens_pk PRIMARY KEY (municipality_id, token_hash),
  CONSTRAINT portal_tokens_citizen_fk FOREIGN KEY (municipality_id, citizen_id) REFERENCES citizens ON DELETE CASCADE
);
COMMENT ON TABLE portal_tokens IS 'A token that the built-in citizen portal gave out and nobody has used yet.';
COMMENT ON COLUMN portal_tokens.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN portal_tokens.token_hash IS 'SHA-256 of the token: the table alone lets nobody in.';
COMMENT ON COLUMN portal_tokens.citizen_id IS 'The citizen it lets in.';
COMMENT ON COLUMN portal_tokens.expires_at IS 'When it expires.';
CREATE UNIQUE INDEX portal_tokens_one ON portal_tokens (token_hash);

CREATE TABLE portal_entries (
  municipality_id text NOT NULL CONSTRAINT portal_entries_municipality_fk REFERENCES municipalities,
  entry_hash      bytea NOT NULL,
  at              timestamptz NOT NULL,
  CONSTRAINT portal_entries_pk PRIMARY KEY (municipality_id, entry_hash)
);
COMMENT ON TABLE portal_entries IS 'A token of any portal that was exchanged: it comes in nowhere a second time.';
COMMENT ON COLUMN portal_entries.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN portal_entries.entry_hash IS 'SHA-256 of the token.';
COMMENT ON COLUMN portal_entries.at IS 'When it was exchanged.';
CREATE UNIQUE INDEX portal_entries_once ON portal_entries (entry_hash);

CREATE TABLE portal_sessions (
  municipality_id text NOT NULL CONSTRAINT portal_sessions_municipality_fk REFERENCES municipalities,
  token_hash      bytea NOT NULL,
  citizen_id      bigint NOT NULL,
  first_name      text NOT NULL,
  last_name       text NOT NULL,
  document_number text NOT NULL,
  username        text NOT NULL,
  author          text NOT NULL,
  expires_at      timestamptz NOT NULL,
  CONSTRAINT portal_sessions_pk PRIMARY KEY (municipality_id, token_hash)
);
COMMENT ON TABLE portal_sessions IS
  'An open session of a citizen who came from the portal, with what the portal said of them at the time.';
COMMENT ON COLUMN portal_sessions.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN portal_sessions.token_hash IS 'SHA-256 of the cookie''s random token.';
COMMENT ON COLUMN portal_sessions.citizen_id IS 'Number of the citizen.';
COMMENT ON COLUMN portal_sessions.first_name IS 'First name.';
COMMENT ON COLUMN portal_sessions.last_name IS 'Last name.';
COMMENT ON COLUMN portal_sessions.document_number IS 'Number of the identity document.';
COMMENT ON COLUMN portal_sessions.username IS 'Name in the portal.';
COMMENT ON COLUMN portal_sessions.author IS 'Name under which their submissions are stored.';
COMMENT ON COLUMN portal_sessions.expires_at IS 'When the session ends.';
CREATE UNIQUE INDEX portal_sessions_one_per_token ON portal_sessions (token_hash);
