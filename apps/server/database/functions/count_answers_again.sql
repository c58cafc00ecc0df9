-- Trigger: counts all answers of a municipality by the days of its new time zone. rules: X10.12, X32.50
CREATE OR REPLACE FUNCTION count_answers_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM answer_counters WHERE municipality_id = NEW.id;
  DELETE FROM number_packs WHERE municipality_id = NEW.id;
  DELETE FROM number_heaps WHERE municipality_id = NEW.id;
  PERFORM move_answer_counters(ARRAY(SELECT a FROM answers_of_municipality(NEW.id) AS a));
  RETURN NULL;
END $$;
