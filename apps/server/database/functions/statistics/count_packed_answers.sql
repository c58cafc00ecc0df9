-- Counts answers of a form that came since the last time, the oldest first and so many that it takes a second or two; true when
-- there were any. Only this function moves value_counters, but for a new time zone. rules: X32.50, X32.52
CREATE OR REPLACE FUNCTION count_packed_answers(in_municipality text, in_form text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  packs bigint[];
BEGIN
  -- Not while a new time zone counts everything again, and one process at a time; what it reads must be as it is once the locks
  -- are held.
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(concat_ws(E'\x1f', 'answers', in_municipality), 0));
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(E'\x1f', 'answers', in_municipality, in_form), 0));
  packs := ARRAY(
    SELECT n.id FROM (
      SELECT s.id, sum(s.size) OVER (ORDER BY s.id) - s.size AS before
      FROM (
        -- As stored; what is compressed holds about four times as much.
        SELECT p.id, pg_column_size(p.moves) * CASE WHEN pg_column_compression(p.moves) IS NULL THEN 1 ELSE 4 END AS size
        FROM answer_packs p WHERE p.municipality_id = in_municipality AND p.form_id = in_form) AS s) AS n
    WHERE n.before < 16000000);
  IF packs = '{}' THEN
    RETURN false;
  END IF;
  -- Without their sign, which add_to_counters gives them: an amount is 1 or -1.
  PERFORM add_to_counters(ARRAY(
    SELECT ROW(p.municipality_id, p.form_id, p.day, p.area_id, p.class, p.question_id, p.value, p.times * p.amount,
      p.answers * p.amount, p.numbers, p.amount)::counted_answers
    FROM packed_answers p
    WHERE p.municipality_id = in_municipality AND p.form_id = in_form AND p.id = ANY (packs)));
  DELETE FROM answer_packs p
    WHERE p.municipality_id = in_municipality AND p.form_id = in_form AND p.id = ANY (packs);
  RETURN true;
END $$;
