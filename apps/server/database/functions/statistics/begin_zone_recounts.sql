-- Trigger: from now on the forms of a municipality are counted by the days of its new time zone; recount_days does so with what
-- they have. rules: X10.12, X32.50
CREATE OR REPLACE FUNCTION begin_zone_recounts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  form text;
BEGIN
  -- Who saves a form has it and then waits for the next lock.
  PERFORM FROM forms WHERE municipality_id = NEW.id ORDER BY id FOR KEY SHARE;
  -- Whatever else moves these counters has this lock.
  PERFORM lock_audit_head(NEW.id);
  -- The row of the municipality still has its zone, so an earlier change is finished by it.
  FOR form IN SELECT form_id FROM zone_recounts WHERE municipality_id = NEW.id LOOP
    WHILE recount_days(NEW.id, form) LOOP
    END LOOP;
  END LOOP;
  INSERT INTO zone_recounts (municipality_id, form_id, former_zone, recounted_from)
    SELECT NEW.id, f.id, OLD.time_zone, 'infinity' FROM forms f
    WHERE f.municipality_id = NEW.id
      AND EXISTS (SELECT FROM submissions s WHERE s.municipality_id = NEW.id AND s.form_id = f.id);
  RETURN NEW;
END $$;
