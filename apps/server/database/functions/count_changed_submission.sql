-- Trigger: counts a submission by what it is now, and no longer by what it was. rules: X32.30
CREATE OR REPLACE FUNCTION count_changed_submission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM move_submission_counters(ARRAY[
    ROW(OLD.municipality_id, OLD.form_id, OLD.form_version, OLD.area_id, OLD.created_by, coalesce(OLD.state, -1),
      date_trunc('hour', OLD.created_at, 'UTC'), date_trunc('hour', OLD.updated_at, 'UTC'), map_cell(OLD.latitude),
      map_cell(OLD.longitude), -1)::counted_submissions,
    ROW(NEW.municipality_id, NEW.form_id, NEW.form_version, NEW.area_id, NEW.created_by, coalesce(NEW.state, -1),
      date_trunc('hour', NEW.created_at, 'UTC'), date_trunc('hour', NEW.updated_at, 'UTC'), map_cell(NEW.latitude),
      map_cell(NEW.longitude), 1)::counted_submissions]);
  RETURN NULL;
END $$;
