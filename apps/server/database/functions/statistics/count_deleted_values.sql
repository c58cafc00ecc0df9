-- Trigger: takes the answers of what a statement has deleted out of the counters. rules: X32.50
CREATE OR REPLACE FUNCTION count_deleted_values() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off
SET enable_sort = off AS $$
BEGIN
  PERFORM move_value_counters(array_agg(ROW(moved.*)::counted_answers)) FROM (
    SELECT s.municipality_id, s.form_id, s.local::date, s.area_id, v.class, v.question_id, v.value, sum(v.times),
      sum(v.answers), array_agg(v.number) FILTER (WHERE v.number IS NOT NULL), s.amount
    FROM (
      SELECT s.*, s.created_at AT TIME ZONE counted_zone(s.municipality_id, s.form_id, s.created_at) AS local, -1 AS amount
      FROM deleted s) AS s
    CROSS JOIN LATERAL (
      -- Taken out of its row once, not for each answer.
      SELECT c.classes || '{}' AS classes, c.several, c.with_files FROM counted_versions c
      WHERE c.municipality_id = s.municipality_id AND c.form_id = s.form_id AND c.version = s.form_version OFFSET 0) AS c
    CROSS JOIN LATERAL submission_values(s.local, s.form_version, s.state, s.answers, c.classes, c.several, c.with_files) AS v
    GROUP BY s.municipality_id, s.form_id, s.local::date, s.area_id, v.class, v.question_id, v.value, s.amount) AS moved;
  RETURN NULL;
END $$;
