-- Trigger: announces to every process that a session of an account ended, or what the account may do has changed. Its
-- argument is the column with the id of the account. rules: X33.61
CREATE OR REPLACE FUNCTION announce_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('constancia_notices', json_build_object('kind', 'account', 'userId',
    to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0])::text);
  RETURN NULL;
END $$;
