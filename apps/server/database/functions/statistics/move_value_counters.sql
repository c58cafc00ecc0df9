-- Adds what statistics count, to be counted by count_packed_answers soon; a pack holds so many moves that it stays small.
-- rules: X32.50, X32.52
CREATE OR REPLACE FUNCTION move_value_counters(in_moves counted_answers[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO answer_packs (municipality_id, form_id, area_id, day, amount, moves)
    SELECT municipality_id, form_id, area_id, day, amount, json_agg(json_build_object('class', class,
      'question_id', question_id, 'value', value, 'times', times, 'answers', answers, 'numbers', numbers))
    FROM unnest(in_moves) WITH ORDINALITY AS m
    GROUP BY municipality_id, form_id, area_id, day, amount, ordinality / 500;
$$;
