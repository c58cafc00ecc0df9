-- Counts answers of a form that came since the last time, the oldest first and so many that it takes a second or two; true when
-- there were any. Only this function moves value_counters. rules: X32.50, X32.52
CREATE OR REPLACE FUNCTION count_packed_answers(in_municipality text, in_form text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  packs bigint[];
BEGIN
  -- One process at a time; what it reads must be as it is once the lock is held.
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(E'\x1f', 'answers', in_municipality, in_form), 0));
  -- Four megabytes of classes are some 400,000 counters to move.
  packs := ARRAY(
    SELECT n.id FROM (
      SELECT p.id, sum(pg_column_size(p.classes)) OVER (ORDER BY p.id) - pg_column_size(p.classes) AS before
      FROM answer_packs p WHERE p.municipality_id = in_municipality AND p.form_id = in_form) AS n
    WHERE n.before < 4000000);
  IF packs = '{}' THEN
    RETURN false;
  END IF;
  INSERT INTO value_counters AS n (municipality_id, form_id, day, area_id, class, question_id, value, times, answers)
    SELECT in_municipality, in_form, p.day, p.area_id, p.class, p.question_id, p.value, sum(p.times), sum(p.answers)
    FROM packed_answers p
    WHERE p.municipality_id = in_municipality AND p.form_id = in_form AND p.id = ANY (packs)
    GROUP BY p.day, p.area_id, p.class, p.question_id, p.value
    HAVING sum(p.times) <> 0 OR sum(p.answers) <> 0
    ON CONFLICT (municipality_id, form_id, class, day, area_id, question_id, value)
      DO UPDATE SET times = n.times + excluded.times, answers = n.answers + excluded.answers;
  -- Put together as text and read once: adding up lists number by number takes many times as long.
  INSERT INTO number_packs (municipality_id, form_id, class, question_id, area_id, day, times, numbers)
    SELECT in_municipality, in_form, p.class, p.question_id, p.area_id, p.day, p.amount,
      string_to_array(string_agg(p.numbers, ' '), ' ')::numeric[]
    FROM packed_answers p
    WHERE p.municipality_id = in_municipality AND p.form_id = in_form AND p.id = ANY (packs) AND p.numbers <> ''
    GROUP BY p.class, p.question_id, p.area_id, p.day, p.amount;
  DELETE FROM answer_packs p
    WHERE p.municipality_id = in_municipality AND p.form_id = in_form AND p.id = ANY (packs);
  RETURN true;
END $$;
