-- Trigger: keeps that something happened to a submission, in the transaction of the change. Its argument is the kind of the
-- event; a correction brings its own. rules: X38.60
CREATE OR REPLACE FUNCTION note_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  what     text := TG_ARGV[0];
  happened timestamptz;
BEGIN
  IF TG_TABLE_NAME = 'submissions' THEN
    INSERT INTO submission_events (municipality_id, kind, submission_id, code, form_id, area_id, state, at)
      VALUES (NEW.municipality_id, what, NEW.id, NEW.code, NEW.form_id, NEW.area_id, NEW.state, NEW.incident_raised_at);
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME = 'pay_orders' THEN
    happened := NEW.resolved_at;
  ELSE
    happened := NEW.at;
  END IF;
  IF TG_TABLE_NAME = 'corrections' THEN
    what := CASE NEW.kind WHEN 'completion' THEN 'completed' WHEN 'revision' THEN 'revised' ELSE 'corrected' END;
  END IF;
  INSERT INTO submission_events (municipality_id, kind, submission_id, code, form_id, area_id, state, at)
    SELECT s.municipality_id, what, s.id, s.code, s.form_id, s.area_id, s.state, happened FROM submissions s
    WHERE s.municipality_id = NEW.municipality_id AND s.id = NEW.submission_id;
  RETURN NULL;
END $$;
