-- Everything that statistics count in the submissions of a form between two moments, read from the submissions themselves.
-- rules: X32.31, X32.50
CREATE OR REPLACE FUNCTION values_of_submissions(
  in_municipality text, in_form text, in_from timestamptz, in_before timestamptz
) RETURNS SETOF counted_answers LANGUAGE sql STABLE AS $$
  SELECT s.municipality_id, s.form_id, s.local::date, s.area_id, v.class, v.question_id, v.value, sum(v.times)::bigint,
    sum(v.answers)::bigint, array_agg(v.number) FILTER (WHERE v.number IS NOT NULL), 1
  FROM (
    SELECT s.*, s.created_at AT TIME ZONE counted_zone(s.municipality_id, s.form_id, s.created_at) AS local
    FROM submissions s WHERE s.municipality_id = in_municipality AND s.form_id = in_form
      AND s.created_at >= in_from AND s.created_at < in_before
    OFFSET 0 -- The time zone is found once for a submission, not for each of its values.
  ) AS s
  CROSS JOIN LATERAL (
    SELECT c.classes || '{}' AS classes, c.several, c.with_files FROM counted_versions c
    WHERE c.municipality_id = s.municipality_id AND c.form_id = s.form_id AND c.version = s.form_version OFFSET 0) AS c
  CROSS JOIN LATERAL submission_values(s.local, s.form_version, s.state, s.answers, c.classes, c.several, c.with_files) AS v
  GROUP BY s.municipality_id, s.form_id, s.local::date, s.area_id, v.class, v.question_id, v.value
  UNION ALL
  SELECT s.municipality_id, s.form_id, s.day, s.area_id, 'stay', b.state_name, '', count(*), count(*),
    array_agg(greatest(floor(extract(epoch FROM c.at - b.at)), 0)), 1
  FROM (
    SELECT s.*, (s.created_at AT TIME ZONE counted_zone(s.municipality_id, s.form_id, s.created_at))::date AS day
    FROM submissions s WHERE s.municipality_id = in_municipality AND s.form_id = in_form
      AND s.created_at >= in_from AND s.created_at < in_before) AS s
  JOIN state_changes c ON c.municipality_id = s.municipality_id AND c.submission_id = s.id
  JOIN state_changes b ON b.municipality_id = c.municipality_id AND b.submission_id = c.submission_id
    AND b.position = c.position - 1
  GROUP BY s.municipality_id, s.form_id, s.day, s.area_id, b.state_name
$$;
