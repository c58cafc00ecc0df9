-- How long a submission stayed in each state that it has left, in seconds, as moves of the counters. rules: X32.53
CREATE OR REPLACE FUNCTION stays_of(in_submission submissions, in_amount integer) RETURNS counted_answers[]
LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(ROW(in_submission.municipality_id, in_submission.form_id,
    (in_submission.created_at AT TIME ZONE counted_zone(in_submission.municipality_id, in_submission.form_id,
      in_submission.created_at))::date, in_submission.area_id, 'stay', b.state_name, '', 1, 1,
    ARRAY[greatest(floor(extract(epoch FROM c.at - b.at)), 0)], in_amount)::counted_answers), '{}')
  FROM state_changes c
  JOIN state_changes b ON b.municipality_id = c.municipality_id AND b.submission_id = c.submission_id
    AND b.position = c.position - 1
  WHERE c.municipality_id = in_submission.municipality_id AND c.submission_id = in_submission.id
$$;
