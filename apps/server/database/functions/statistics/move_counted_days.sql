-- Adds what statistics count of a form's submissions between two moments, times the amount: 1 to count them, -1 to take them out
-- of the counters, by the days by which they are counted now. rules: X32.50
CREATE OR REPLACE FUNCTION move_counted_days(
  in_municipality text, in_form text, in_from timestamptz, in_before timestamptz, in_amount integer
) RETURNS void LANGUAGE sql AS $$
  SELECT move_value_counters(ARRAY(
    SELECT ROW(a.municipality_id, a.form_id, a.day, a.area_id, a.class, a.question_id, a.value, a.times, a.answers, a.numbers,
      in_amount)::counted_answers
    FROM values_of_submissions(in_municipality, in_form, in_from, in_before) AS a
    -- In this order a pack holds many moves.
    ORDER BY a.day, a.area_id));
$$;
