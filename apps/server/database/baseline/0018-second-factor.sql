-- The second factor of staff accounts. rules: X34.01-X34.06

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
