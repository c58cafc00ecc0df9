-- ID tokens are stored encrypted; those in the open are not kept. rules: X34.15
UPDATE sessions SET id_token = NULL WHERE id_token IS NOT NULL;
COMMENT ON COLUMN sessions.id_token IS
  'The ID token of the sign-in, encrypted, with which the person signs out at the provider; '''' without a key.';
