-- All that statistics count of a submission: a row for each value that was answered, in every copy of a section. A number that
-- cannot be read, or has more digits than anybody counts with, has none. rules: R2.088-R2.090, X32.50
CREATE OR REPLACE FUNCTION submission_values(
  in_local timestamp, in_version integer, in_state integer, in_answers jsonb,
  in_classes jsonb, in_several text[], in_with_files text[]
) RETURNS TABLE (class text, question_id text, value text, number numeric, times bigint, answers bigint)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'hour', '', to_char(in_local, 'HH24'), NULL::numeric, 1::bigint, 1::bigint
  UNION ALL
  SELECT 'state', '', concat(in_version, ':', in_state), NULL, 1, 1
  UNION ALL
  SELECT g.class, g.question_id, CASE g.class WHEN 'choice' THEN left(g.given, 200) ELSE '' END,
    -- Regular expressions would take most of the time that counting takes.
    CASE g.class
      WHEN 'number' THEN CASE translate(g.given, '0123456789', '')
        WHEN '' THEN CASE WHEN length(g.given) <= 15 THEN g.given::numeric END
        WHEN ',' THEN CASE WHEN strpos(g.given, ',') BETWEEN greatest(2, length(g.given) - 2) AND 16
          THEN replace(g.given, ',', '.')::numeric END END
      WHEN 'date' THEN CASE
        WHEN length(g.given) = 10 AND translate(g.given, '0123456789', '') = '//' AND substr(g.given, 3, 1) = '/'
          AND substr(g.given, 6, 1) = '/' AND left(g.given, 2) BETWEEN '01' AND '31'
          AND substr(g.given, 4, 2) BETWEEN '01' AND '12' AND right(g.given, 4) >= '0001' THEN CASE
          WHEN left(g.given, 2) <= '28' OR left(g.given, 2)::integer <= date_part('day',
            make_date(right(g.given, 4)::integer, substr(g.given, 4, 2)::integer, 1) + interval '1 month - 1 day')
            THEN (right(g.given, 4) || substr(g.given, 4, 2) || left(g.given, 2))::numeric END END
      WHEN 'time' THEN CASE
        WHEN length(g.given) = 5 AND translate(g.given, '0123456789', '') = ':' AND substr(g.given, 3, 1) = ':'
          AND left(g.given, 2) <= '23' AND substr(g.given, 4, 1) <= '5'
          THEN (left(g.given, 2)::integer * 60 + right(g.given, 2)::integer)::numeric END
    END, 1, 1
  FROM (
    SELECT in_classes ->> a.key AS class, a.key AS question_id,
      CASE jsonb_typeof(a.value -> 'value') WHEN 'string' THEN a.value ->> 'value' WHEN 'array' THEN a.value -> 'value' ->> 0
        END AS given
    FROM (
      SELECT in_answers -> 'main' AS given
      UNION ALL
      SELECT c.value -> 'answers' FROM jsonb_each(in_answers -> 'rows') AS s, jsonb_array_elements(s.value) AS c
    ) AS o, jsonb_each(o.given) AS a
    OFFSET 0 -- Each answer is taken out of the JSON once.
  ) AS g
  -- What the browser takes for blank (String.trim).
  WHERE ltrim(g.given, E' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff') <> ''
    AND g.class IS NOT NULL
  UNION ALL
  SELECT 'choice', q.id, left(c.id, 200), NULL, 1, 0
  FROM (
    SELECT in_answers -> 'main' AS given
    UNION ALL
    SELECT c.value -> 'answers' FROM jsonb_each(in_answers -> 'rows') AS s, jsonb_array_elements(s.value) AS c
  ) AS o, unnest(in_several) AS q(id),
    jsonb_array_elements_text(CASE jsonb_typeof(o.given -> q.id -> 'value') WHEN 'array' THEN o.given -> q.id -> 'value' END)
      WITH ORDINALITY AS c(id, position)
  WHERE c.position > 1
  UNION ALL
  SELECT 'file', q.id, f.kind, NULL, 1, 0
  FROM (
    SELECT in_answers -> 'main' AS given
    UNION ALL
    SELECT c.value -> 'answers' FROM jsonb_each(in_answers -> 'rows') AS s, jsonb_array_elements(s.value) AS c
  ) AS o, unnest(in_with_files) AS q(id), unnest(ARRAY['image', 'document', 'video', 'audio']) AS f(kind)
  WHERE o.given -> q.id ->> f.kind <> ''
  UNION ALL
  SELECT 'copies', s.key, '', NULL, jsonb_array_length(s.value), 0 FROM jsonb_each(in_answers -> 'rows') AS s
  WHERE s.value <> '[]'
  UNION ALL
  SELECT 'ticked', s.key, left(c.id, 200), NULL, 1, (c.position = 1)::integer
  FROM jsonb_each(in_answers -> 'ticked') AS s, jsonb_array_elements_text(s.value) WITH ORDINALITY AS c(id, position)
$$;
