-- Which accounts are the demonstration's. Those of older installations shared a published password: they get a new one
-- at the next start. rules: X26.08-X26.11
ALTER TABLE users ADD COLUMN demonstration boolean NOT NULL DEFAULT false;

UPDATE users SET demonstration = true, password_hash = NULL
WHERE email_lookup IN (
  SELECT jsonb_array_elements_text(fact) FROM installation_facts WHERE name = 'demonstration-accounts'
);
DELETE FROM installation_facts WHERE name = 'demonstration-accounts';

CREATE INDEX users_of_demonstration ON users (municipality_id, id) WHERE demonstration;
