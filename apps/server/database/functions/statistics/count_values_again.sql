-- Trigger: counts all answers of a municipality by the days of its new time zone. rules: X10.12, X32.50
CREATE OR REPLACE FUNCTION count_values_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM value_counters WHERE municipality_id = NEW.id;
  DELETE FROM number_packs WHERE municipality_id = NEW.id;
  DELETE FROM number_heaps WHERE municipality_id = NEW.id;
  PERFORM move_value_counters(ARRAY(SELECT a FROM values_of_municipality(NEW.id) AS a));
  RETURN NULL;
END $$;
