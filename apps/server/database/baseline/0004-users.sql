-- Staff accounts and their sessions. rules: P3.01-P3.08, P5.15, X25.01, X26.08

CREATE TABLE users (
  municipality_id  text NOT NULL CONSTRAINT users_municipality_fk REFERENCES municipalities,
  id               text NOT NULL,
  username         text NOT NULL,
  username_lookup  text NOT NULL,
  email            text NOT NULL,
  email_lookup     text NOT NULL,
  first_name       text NOT NULL DEFAULT '',
  last_name        text NOT NULL DEFAULT '',
  inspector_number text NOT NULL DEFAULT '',
  roles            text[] NOT NULL DEFAULT '{}',
  provider_id      text,
  provider_issuer  text,
  provider_subject text,
  password_hash    text,
  deactivated_at   timestamptz,
  last_access_at   timestamptz,
  updated_at       timestamptz,
  updated_by       text,
  residue          jsonb,
  demonstration    boolean NOT NULL DEFAULT false,
  CONSTRAINT users_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT users_bound_whole CHECK ((provider_issuer IS NULL) = (provider_subject IS NULL))
);
COMMENT ON TABLE users IS 'A staff account.';
COMMENT ON COLUMN users.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN users.id IS 'Id of the account, unique in the installation.';
COMMENT ON COLUMN users.username IS 'Name that submissions and the audit log give.';
COMMENT ON COLUMN users.username_lookup IS 'The username as it is compared: without letter case.';
COMMENT ON COLUMN users.email IS 'E-mail address to sign in with; '''' for none.';
COMMENT ON COLUMN users.email_lookup IS 'The e-mail address as it is compared: without letter case.';
COMMENT ON COLUMN users.first_name IS 'First name.';
COMMENT ON COLUMN users.last_name IS 'Last name.';
COMMENT ON COLUMN users.inspector_number IS 'File number of an inspector; '''' for everybody else.';
COMMENT ON COLUMN users.roles IS 'Names of the roles, as in the role table.';
COMMENT ON COLUMN users.provider_id IS 'Id of the account at the identity provider it came from; null for our own.';
COMMENT ON COLUMN users.provider_issuer IS
  'The identity provider where its owner first signed in; null while nobody did.';
COMMENT ON COLUMN users.provider_subject IS
  'The owner as that provider names them, a name that it never gives to anybody else.';
COMMENT ON COLUMN users.password_hash IS 'Hash of the password; null when the account has none and cannot sign in.';
COMMENT ON COLUMN users.deactivated_at IS 'Since when nobody can sign in with it; null while somebody can.';
COMMENT ON COLUMN users.last_access_at IS 'Last sign-in; null before the first.';
COMMENT ON COLUMN users.updated_at IS 'Last change of the account; null when unknown.';
COMMENT ON COLUMN users.updated_by IS 'Who changed it last; null when unknown.';
COMMENT ON COLUMN users.residue IS
  'What the imported document holds beyond our model, kept for export; null for nothing.';
COMMENT ON COLUMN users.demonstration IS 'Whether it is one of the demonstration''s accounts.';
CREATE UNIQUE INDEX users_one_per_id ON users (id);
CREATE UNIQUE INDEX users_one_per_username ON users (username_lookup);
CREATE UNIQUE INDEX users_one_per_email ON users (email_lookup) WHERE email_lookup <> '';
CREATE UNIQUE INDEX users_one_per_identity ON users (provider_issuer, provider_subject);
CREATE INDEX users_of_demonstration ON users (municipality_id, id) WHERE demonstration;

CREATE TABLE user_areas (
  municipality_id      text NOT NULL,
  user_id              text NOT NULL,
  position             integer NOT NULL,
  area_municipality_id text NOT NULL,
  area_id              text NOT NULL,
  CONSTRAINT user_areas_pk PRIMARY KEY (municipality_id, user_id, area_id),
  CONSTRAINT user_areas_user_fk FOREIGN KEY (municipality_id, user_id) REFERENCES users ON DELETE CASCADE,
  CONSTRAINT user_areas_area_fk FOREIGN KEY (area_municipality_id, area_id) REFERENCES areas
);
COMMENT ON TABLE user_areas IS 'An area of a user. The areas of one user may lie in several municipalities.';
COMMENT ON COLUMN user_areas.municipality_id IS 'Municipality of the user.';
COMMENT ON COLUMN user_areas.user_id IS 'The user.';
COMMENT ON COLUMN user_areas.position IS 'Position among the user''s areas.';
COMMENT ON COLUMN user_areas.area_municipality_id IS 'Municipality of the area.';
COMMENT ON COLUMN user_areas.area_id IS 'The area.';

-- No foreign key to users: the account is gone.
CREATE TABLE deleted_users (
  municipality_id text NOT NULL CONSTRAINT deleted_users_municipality_fk REFERENCES municipalities,
  id              text NOT NULL,
  username_lookup text NOT NULL,
  deleted_at      timestamptz NOT NULL,
  deleted_by      text NOT NULL,
  CONSTRAINT deleted_users_pk PRIMARY KEY (municipality_id, id)
);
COMMENT ON TABLE deleted_users IS
  'An account that was deleted: its answers and audit entries keep its username, so nobody else gets it.';
COMMENT ON COLUMN deleted_users.municipality_id IS 'Municipality that the account belonged to.';
COMMENT ON COLUMN deleted_users.id IS 'Its id.';
COMMENT ON COLUMN deleted_users.username_lookup IS 'Its username as it is compared: without letter case.';
COMMENT ON COLUMN deleted_users.deleted_at IS 'When it was deleted.';
COMMENT ON COLUMN deleted_users.deleted_by IS 'Username of the person who deleted it.';
CREATE INDEX deleted_users_by_id ON deleted_users (id);
CREATE INDEX deleted_users_by_username ON deleted_users (username_lookup);

CREATE TABLE password_links (
  municipality_id text NOT NULL,
  user_id         text NOT NULL,
  token_hash      bytea NOT NULL,
  expires_at      timestamptz NOT NULL,
  CONSTRAINT password_links_pk PRIMARY KEY (municipality_id, user_id, token_hash),
  CONSTRAINT password_links_user_fk FOREIGN KEY (municipality_id, user_id) REFERENCES users ON DELETE CASCADE
);
COMMENT ON TABLE password_links IS 'A link with which the owner of an account chooses a password, once.';
COMMENT ON COLUMN password_links.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN password_links.user_id IS 'The account.';
COMMENT ON COLUMN password_links.token_hash IS 'SHA-256 of the link''s random token: the table alone opens nothing.';
COMMENT ON COLUMN password_links.expires_at IS 'Until when it can be used.';
CREATE UNIQUE INDEX password_links_one_per_token ON password_links (token_hash);

-- No foreign key to users: a session outlives its account, so that its next request can say so (P4.03).
CREATE TABLE sessions (
  municipality_id text NOT NULL,
  id              uuid NOT NULL,
  user_id         text NOT NULL,
  token_hash      bytea NOT NULL,
  started_at      timestamptz NOT NULL,
  last_used_at    timestamptz NOT NULL,
  browser         text NOT NULL DEFAULT '',
  awaits          text NOT NULL DEFAULT '',
  provider_issuer text,
  provider_subject text,
  provider_sid     text,
  id_token         text,
  CONSTRAINT sessions_pk PRIMARY KEY (municipality_id, id)
);
COMMENT ON TABLE sessions IS 'An open session of a staff account.';
COMMENT ON COLUMN sessions.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN sessions.id IS 'Id of the session.';
COMMENT ON COLUMN sessions.user_id IS 'The account.';
COMMENT ON COLUMN sessions.token_hash IS 'SHA-256 of the cookie''s random token: the table alone opens no session.';
COMMENT ON COLUMN sessions.started_at IS 'When the person signed in.';
COMMENT ON COLUMN sessions.last_used_at IS 'Last request.';
COMMENT ON COLUMN sessions.browser IS 'Name of the browser, for the list of own sessions.';
COMMENT ON COLUMN sessions.awaits IS
  'The second step that is still to come, code or enrolment; '''' for a person who is signed in.';
COMMENT ON COLUMN sessions.provider_issuer IS 'The identity provider where it began; null for a password.';
COMMENT ON COLUMN sessions.provider_subject IS
  'Who signed in by single sign-on, as the identity provider names them; null for a password.';
COMMENT ON COLUMN sessions.provider_sid IS 'The session at the identity provider, when it names one.';
COMMENT ON COLUMN sessions.id_token IS
  'The ID token of the sign-in, with which the person signs out at the provider; it opens nothing.';
CREATE UNIQUE INDEX sessions_one_per_token ON sessions (token_hash);
CREATE INDEX sessions_by_provider ON sessions (provider_subject) WHERE provider_subject IS NOT NULL;
CREATE INDEX sessions_by_provider_sid ON sessions (provider_sid) WHERE provider_sid IS NOT NULL;
CREATE INDEX sessions_by_user ON sessions (municipality_id, user_id);
