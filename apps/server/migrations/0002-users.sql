-- Staff accounts, sessions, citizens of the built-in register. rules: P3.01-P3.08, A3.28

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
  password_hash    text,
  last_access_at   timestamptz,
  updated_at       timestamptz,
  updated_by       text,
  residue          jsonb,
  CONSTRAINT users_pk PRIMARY KEY (municipality_id, id)
);
CREATE UNIQUE INDEX users_one_per_username ON users (username_lookup);
CREATE UNIQUE INDEX users_one_per_email ON users (email_lookup) WHERE email_lookup <> '';

-- A user's areas may lie in several municipalities (P5.15).
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

CREATE TABLE sessions (
  municipality_id text NOT NULL,
  id              uuid NOT NULL,
  user_id         text NOT NULL,
  -- SHA-256 of the cookie's random token: the table alone opens no session.
  token_hash      bytea NOT NULL,
  started_at      timestamptz NOT NULL,
  last_used_at    timestamptz NOT NULL,
  browser         text NOT NULL DEFAULT '',
  -- No foreign key to users: a session outlives its account, so that its next request can say so (P4.03).
  CONSTRAINT sessions_pk PRIMARY KEY (municipality_id, id)
);
CREATE UNIQUE INDEX sessions_one_per_token ON sessions (token_hash);
CREATE INDEX sessions_by_user ON sessions (municipality_id, user_id);

-- Counted tries per key and window, shared by every process. Unlogged: a crash forgives at most one window.
CREATE UNLOGGED TABLE rate_limits (
  key        text CONSTRAINT rate_limits_pk PRIMARY KEY,
  resets_at  timestamptz NOT NULL,
  tries      integer NOT NULL
);

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
CREATE INDEX citizens_by_document ON citizens (municipality_id, document_number);
