-- Trigger: announces to every process that something changed by which all sessions are judged. rules: X33.61
CREATE OR REPLACE FUNCTION announce_everybody() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('constancia_notices', '{"kind":"everybody"}');
  RETURN NULL;
END $$;
