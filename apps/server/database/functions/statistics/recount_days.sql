-- Counts submissions of a form by the days of the municipality's new time zone, the newest first and so few that nobody who
-- stores one waits for long; true while there are more. rules: X10.12, X32.50
CREATE OR REPLACE FUNCTION recount_days(in_municipality text, in_form text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  before timestamptz;
  oldest timestamptz;
BEGIN
  PERFORM FROM forms WHERE municipality_id = in_municipality AND id = in_form FOR KEY SHARE;
  -- Whatever else moves these counters has this lock. Each statement below sees what was committed before it began.
  PERFORM lock_audit_head(in_municipality);
  SELECT recounted_from INTO before FROM zone_recounts WHERE municipality_id = in_municipality AND form_id = in_form;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  SELECT min(s.created_at) INTO oldest FROM (
    SELECT created_at FROM submissions
    WHERE municipality_id = in_municipality AND form_id = in_form AND created_at < before
    ORDER BY created_at DESC, id DESC LIMIT 200) AS s;
  IF oldest IS NULL THEN
    DELETE FROM zone_recounts WHERE municipality_id = in_municipality AND form_id = in_form;
    RETURN false;
  END IF;
  PERFORM move_counted_days(in_municipality, in_form, oldest, before, -1);
  UPDATE zone_recounts SET recounted_from = oldest WHERE municipality_id = in_municipality AND form_id = in_form;
  PERFORM move_counted_days(in_municipality, in_form, oldest, before, 1);
  RETURN true;
END $$;
