-- The second factor of staff accounts, and the tokens with which programs outside use the interface in the name of one.
-- rules: X34.01-X34.06, X38.01-X38.06

CREATE TABLE totp_secrets (
  municipality_id text NOT NULL,
  user_id         text NOT NULL,
  sealed          text NOT NULL,
  confirmed_at    timestamptz NOT NULL,
  last_counter    bigint NOT NULL,
  CONSTRAINT totp_secrets_pk PRIMARY KEY (municipality_id, user_id),
  CONSTRAINT totp_secrets_user_fk FOREIGN KEY (municipality_id, user_id) REFERENCES users ON DELETE CASCADE
);
COMMENT ON TABLE totp_secrets IS 'What an account shares with the application that shows its codes of six digits.';
COMMENT ON COLUMN totp_secrets.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN totp_secrets.user_id IS 'The account.';
COMMENT ON COLUMN totp_secrets.sealed IS
  'The secret, encrypted with a key that the database does not have; it names the key.';
COMMENT ON COLUMN totp_secrets.confirmed_at IS 'When its owner typed the first code.';
COMMENT ON COLUMN totp_secrets.last_counter IS
  'Period of 30 seconds of the last code that was used; it and earlier ones are refused.';

CREATE TABLE recovery_codes (
  municipality_id text NOT NULL,
  user_id         text NOT NULL,
  code_hash       bytea NOT NULL,
  CONSTRAINT recovery_codes_pk PRIMARY KEY (municipality_id, user_id, code_hash),
  CONSTRAINT recovery_codes_secret_fk FOREIGN KEY (municipality_id, user_id)
    REFERENCES totp_secrets ON DELETE CASCADE
);
COMMENT ON TABLE recovery_codes IS 'A code that its owner kept on paper, for one use in place of the application.';
COMMENT ON COLUMN recovery_codes.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN recovery_codes.user_id IS 'The account.';
COMMENT ON COLUMN recovery_codes.code_hash IS 'SHA-256 of the code, which is random and 120 bits long.';

-- No foreign key to users: a token outlives its account, so that the list can say why it does not work any more.
CREATE TABLE api_tokens (
  municipality_id text NOT NULL CONSTRAINT api_tokens_municipality_fk REFERENCES municipalities,
  id              text NOT NULL,
  name            text NOT NULL,
  owner_id        text NOT NULL,
  owner_name      text NOT NULL,
  token_hash      bytea NOT NULL,
  beginning       text NOT NULL,
  rights          text[] NOT NULL,
  area_ids        text[],
  networks        cidr[] NOT NULL,
  created_at      timestamptz NOT NULL,
  created_by      text NOT NULL,
  expires_at      timestamptz NOT NULL,
  revoked_at      timestamptz,
  revoked_by      text,
  last_used_at    timestamptz,
  last_used_from  text,
  CONSTRAINT api_tokens_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT api_tokens_revoked_whole CHECK ((revoked_at IS NULL) = (revoked_by IS NULL)),
  CONSTRAINT api_tokens_used_whole CHECK ((last_used_at IS NULL) = (last_used_from IS NULL))
);
COMMENT ON TABLE api_tokens IS 'A token with which a program outside works in the name of an account.';
COMMENT ON COLUMN api_tokens.municipality_id IS 'Municipality that the row belongs to; the token works in no other.';
COMMENT ON COLUMN api_tokens.id IS 'Id of the token, made by the browser that asked for it.';
COMMENT ON COLUMN api_tokens.name IS 'What people call the program.';
COMMENT ON COLUMN api_tokens.owner_id IS 'The account in whose name the program works.';
COMMENT ON COLUMN api_tokens.owner_name IS 'Username of that account when the token was made.';
COMMENT ON COLUMN api_tokens.token_hash IS 'SHA-256 of the token, which is random and 256 bits long: the table alone opens nothing.';
COMMENT ON COLUMN api_tokens.beginning IS 'Its first characters, by which people recognise it.';
COMMENT ON COLUMN api_tokens.rights IS 'Actions on subjects of the role table that were ticked; the owner must have them too.';
COMMENT ON COLUMN api_tokens.area_ids IS 'Areas that were ticked; null for all of the owner''s.';
COMMENT ON COLUMN api_tokens.networks IS 'Networks from which it may be used; empty for every one.';
COMMENT ON COLUMN api_tokens.created_at IS 'When it was made.';
COMMENT ON COLUMN api_tokens.created_by IS 'Username of the person who made it.';
COMMENT ON COLUMN api_tokens.expires_at IS 'Until when it can be used.';
COMMENT ON COLUMN api_tokens.revoked_at IS 'When it was revoked; null while it was not.';
COMMENT ON COLUMN api_tokens.revoked_by IS 'Username of the person who revoked it.';
COMMENT ON COLUMN api_tokens.last_used_at IS 'Last use, to the minute; null before the first.';
COMMENT ON COLUMN api_tokens.last_used_from IS 'Network address of that use.';
CREATE UNIQUE INDEX api_tokens_one_per_token ON api_tokens (token_hash);
