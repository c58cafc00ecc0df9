-- Adds what statistics count, to be counted by count_packed_answers soon; a pack holds so many moves that it stays small.
-- rules: X32.50, X32.52
CREATE OR REPLACE FUNCTION move_value_counters(in_moves counted_answers[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO answer_packs (municipality_id, form_id, area_id, day, amount, classes, question_ids, value_ids, times, answers,
      numbers)
    SELECT municipality_id, form_id, area_id, day, amount, array_agg(class), array_agg(question_id), array_agg(value),
      array_agg(times), array_agg(answers), array_agg(coalesce(array_to_string(numbers, ' '), ''))
    FROM unnest(in_moves) WITH ORDINALITY AS m
    GROUP BY municipality_id, form_id, area_id, day, amount, ordinality / 500;
$$;
