-- Trigger: counts all answers of a municipality by the days of its new time zone. rules: X10.12, X32.50, X32.52
CREATE OR REPLACE FUNCTION count_values_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Who saves a form has it and then waits for the next lock; what is counted below asks whether the form is there.
  PERFORM FROM forms WHERE municipality_id = NEW.id ORDER BY id FOR KEY SHARE;
  -- Whatever else moves these counters has this lock. Each statement below sees what was committed before it began, so one that
  -- was committed between deleting and counting would count twice.
  INSERT INTO audit_heads (municipality_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  PERFORM FROM audit_heads WHERE municipality_id = NEW.id FOR UPDATE;
  -- Waits for processes that count or sort answers of the municipality, and keeps them waiting.
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(E'\x1f', 'answers', NEW.id), 0));
  DELETE FROM answer_packs WHERE municipality_id = NEW.id;
  DELETE FROM number_packs WHERE municipality_id = NEW.id;
  DELETE FROM value_counters WHERE municipality_id = NEW.id;
  DELETE FROM number_heaps WHERE municipality_id = NEW.id;
  -- In this order a pack holds many moves.
  PERFORM move_value_counters(ARRAY(
    SELECT a FROM values_of_municipality(NEW.id) AS a ORDER BY a.form_id, a.day, a.area_id));
  RETURN NULL;
END $$;
