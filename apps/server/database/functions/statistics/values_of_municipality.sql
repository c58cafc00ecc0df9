-- Everything that statistics count in the submissions of a municipality, read from the submissions themselves.
-- rules: X32.31, X32.50
CREATE OR REPLACE FUNCTION values_of_municipality(in_municipality text) RETURNS SETOF counted_answers LANGUAGE sql STABLE AS $$
  SELECT s.municipality_id, s.form_id, s.local::date, s.area_id, v.class, v.question_id, v.value, sum(v.times)::bigint,
    sum(v.answers)::bigint, array_agg(v.number) FILTER (WHERE v.number IS NOT NULL), 1
  FROM (
    SELECT s.*, s.created_at AT TIME ZONE
      (SELECT m.time_zone FROM municipalities m WHERE m.id = in_municipality) AS local
    FROM submissions s WHERE s.municipality_id = in_municipality) AS s
  CROSS JOIN LATERAL (
    SELECT c.classes || '{}' AS classes, c.several, c.with_files FROM counted_versions c
    WHERE c.municipality_id = s.municipality_id AND c.form_id = s.form_id AND c.version = s.form_version OFFSET 0) AS c
  CROSS JOIN LATERAL submission_values(s.local, s.form_version, s.state, s.answers, c.classes, c.several, c.with_files) AS v
  GROUP BY s.municipality_id, s.form_id, s.local::date, s.area_id, v.class, v.question_id, v.value
  UNION ALL
  SELECT s.municipality_id, s.form_id, (s.created_at AT TIME ZONE m.time_zone)::date, s.area_id, 'stay', b.state_name, '',
    count(*), count(*), array_agg(greatest(floor(extract(epoch FROM c.at - b.at)), 0)), 1
  FROM submissions s
  JOIN municipalities m ON m.id = s.municipality_id
  JOIN state_changes c ON c.municipality_id = s.municipality_id AND c.submission_id = s.id
  JOIN state_changes b ON b.municipality_id = c.municipality_id AND b.submission_id = c.submission_id
    AND b.position = c.position - 1
  WHERE s.municipality_id = in_municipality
  GROUP BY s.municipality_id, s.form_id, (s.created_at AT TIME ZONE m.time_zone)::date, s.area_id, b.state_name
$$;
