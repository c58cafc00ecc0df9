-- Everything that statistics count in the submissions of a municipality. rules: X32.31, X32.50
CREATE OR REPLACE FUNCTION values_of_municipality(in_municipality text) RETURNS SETOF counted_answers LANGUAGE sql STABLE AS $$
  SELECT v.* FROM forms f
  CROSS JOIN LATERAL values_of_submissions(in_municipality, f.id, '-infinity', 'infinity') AS v
  WHERE f.municipality_id = in_municipality
$$;
