-- Counts answers of a form that came since the last time, the oldest first and so many that it takes a second or two; true when
-- there were any. Only this function moves value_counters, but for a new time zone. rules: X32.50, X32.52
CREATE OR REPLACE FUNCTION count_packed_answers(in_municipality text, in_form text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  moves counted_answers[];
BEGIN
  -- Not while a new time zone counts everything again, and one process at a time; what it reads must be as it is once the locks
  -- are held.
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(concat_ws(E'\x1f', 'answers', in_municipality), 0));
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(E'\x1f', 'answers', in_municipality, in_form), 0));
  WITH packs AS (
    DELETE FROM answer_packs p USING (
      -- By their size as stored, which is a fraction of what they hold.
      SELECT n.id, sum(pg_column_size(n.moves)) OVER (ORDER BY n.id) - pg_column_size(n.moves) AS before
      FROM answer_packs n WHERE n.municipality_id = in_municipality AND n.form_id = in_form) AS n
    WHERE p.municipality_id = in_municipality AND p.form_id = in_form AND p.id = n.id AND n.before < 4000000
    RETURNING p.*
  )
  SELECT array_agg(ROW(p.municipality_id, p.form_id, p.day, p.area_id, m.class, m.question_id,
      CASE WHEN m.class = 'hour' AND m.value = '' THEN p.hour ELSE m.value END, m.times, m.answers, m.numbers,
      p.amount)::counted_answers)
    INTO moves FROM packs p, json_to_recordset(p.moves)
      AS m(class text, question_id text, value text, times bigint, answers bigint, numbers numeric[]);
  IF moves IS NULL THEN
    RETURN false;
  END IF;
  PERFORM add_to_counters(moves);
  RETURN true;
END $$;
