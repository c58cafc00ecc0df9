-- Moves the counters of statistics: rows in the order of their keys, the numbers of a question together. rules: X32.50, X32.52
CREATE OR REPLACE FUNCTION add_to_counters(in_moves counted_answers[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO value_counters AS n (municipality_id, form_id, day, area_id, class, question_id, value, times, answers)
    SELECT municipality_id, form_id, day, area_id, class, question_id, value, sum(times * amount), sum(answers * amount)
    FROM unnest(in_moves) GROUP BY 1, 2, 3, 4, 5, 6, 7
    HAVING sum(times * amount) <> 0 OR sum(answers * amount) <> 0 ORDER BY 1, 2, 5, 3, 4, 6, 7
    ON CONFLICT (municipality_id, form_id, class, day, area_id, question_id, value)
      DO UPDATE SET times = n.times + excluded.times, answers = n.answers + excluded.answers;
  INSERT INTO number_packs (municipality_id, form_id, class, question_id, area_id, day, times, numbers)
    SELECT municipality_id, form_id, class, question_id, area_id, day, amount, array_agg(n.number)
    FROM unnest(in_moves) AS m, unnest(m.numbers) AS n(number) GROUP BY 1, 2, 3, 4, 5, 6, 7;
$$;
