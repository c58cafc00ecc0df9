-- Trigger: counts how long a submission stayed in the state that it leaves. rules: X32.53
CREATE OR REPLACE FUNCTION count_stay() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  PERFORM move_value_counters(ARRAY[ROW(s.municipality_id, s.form_id,
      (s.created_at AT TIME ZONE counted_zone(s.municipality_id, s.form_id, s.created_at))::date, s.area_id,
      'stay', b.state_name, '', 1, 1, ARRAY[greatest(floor(extract(epoch FROM NEW.at - b.at)), 0)], 1)::counted_answers])
    FROM submissions s, state_changes b
    WHERE s.municipality_id = NEW.municipality_id AND s.id = NEW.submission_id
      AND b.municipality_id = NEW.municipality_id AND b.submission_id = NEW.submission_id
      AND b.position = NEW.position - 1;
  RETURN NULL;
END $$;
