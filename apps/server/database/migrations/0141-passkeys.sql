-- Passkeys as a second factor, beside the application or instead of it. rules: X34.16, X34.17

CREATE TABLE passkeys (
  municipality_id text NOT NULL,
  id              uuid NOT NULL,
  user_id         text NOT NULL,
  credential_id   text NOT NULL,
  public_key      bytea NOT NULL,
  counter         bigint NOT NULL,
  transports      text[] NOT NULL,
  name            text NOT NULL,
  added_at        timestamptz NOT NULL,
  last_used_at    timestamptz,
  CONSTRAINT passkeys_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT passkeys_user_fk FOREIGN KEY (municipality_id, user_id) REFERENCES users ON DELETE CASCADE
);
COMMENT ON TABLE passkeys IS 'A key on a device of the owner of an account, with which they take the second step of signing in.';
COMMENT ON COLUMN passkeys.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN passkeys.id IS 'Id of the passkey, for its owner.';
COMMENT ON COLUMN passkeys.user_id IS 'The account.';
COMMENT ON COLUMN passkeys.credential_id IS 'Name that the device gave the key, in base64url.';
COMMENT ON COLUMN passkeys.public_key IS 'The public key (COSE); the private one never leaves the device, so nothing here is secret.';
COMMENT ON COLUMN passkeys.counter IS
  'How often the device used the key, as it last said; 0 for devices that do not count. A copied key falls behind.';
COMMENT ON COLUMN passkeys.transports IS 'How browsers reach the device, as it said: internal, usb, hybrid and others.';
COMMENT ON COLUMN passkeys.name IS 'What its owner calls it.';
COMMENT ON COLUMN passkeys.added_at IS 'When it was added.';
COMMENT ON COLUMN passkeys.last_used_at IS 'When somebody last signed in with it; null for never.';
CREATE UNIQUE INDEX passkeys_one_per_credential ON passkeys (credential_id);
CREATE INDEX passkeys_of_user ON passkeys (municipality_id, user_id);

ALTER TABLE recovery_codes DROP CONSTRAINT recovery_codes_secret_fk;
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_user_fk
  FOREIGN KEY (municipality_id, user_id) REFERENCES users ON DELETE CASCADE;
COMMENT ON TABLE recovery_codes IS
  'A code that its owner kept on paper, for one use in place of the application or a passkey.';

ALTER TABLE sessions ADD COLUMN challenge text;
COMMENT ON COLUMN sessions.challenge IS
  'What a passkey has to sign in this session, in base64url; null when nothing was asked, or once it was answered.';
ALTER TABLE sessions ADD COLUMN challenge_at timestamptz;
COMMENT ON COLUMN sessions.challenge_at IS 'When the challenge was made; it is good for five minutes.';
