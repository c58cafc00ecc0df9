-- Trigger: takes the stays of a submission out of the counters before its states are deleted with it. rules: X32.53
CREATE OR REPLACE FUNCTION count_deleted_stays() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  stays counted_answers[] := stays_of(OLD, -1);
BEGIN
  IF cardinality(stays) > 0 THEN
    PERFORM move_value_counters(stays);
  END IF;
  RETURN OLD;
END $$;
