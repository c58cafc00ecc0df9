-- Sorts numbers of a form into its heaps, the oldest first and so many at a time that it takes some seconds; true while there
-- are more. A number that was answered no longer leaves its heap. rules: X32.52
CREATE OR REPLACE FUNCTION merge_numbers(in_municipality text, in_form text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  -- Not while a new time zone counts everything again, and one process at a time; what it reads must be as it is once the locks
  -- are held.
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(concat_ws(E'\x1f', 'answers', in_municipality), 0));
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(E'\x1f', 'numbers', in_municipality, in_form), 0));
  WITH packs AS (
    DELETE FROM number_packs p USING (
      SELECT n.id, sum(cardinality(n.numbers)) OVER (ORDER BY n.id) - cardinality(n.numbers) AS before
      FROM number_packs n WHERE n.municipality_id = in_municipality AND n.form_id = in_form) AS n
    WHERE p.municipality_id = in_municipality AND p.form_id = in_form AND p.id = n.id AND n.before < 500000
    RETURNING p.*
  ), added AS MATERIALIZED (
    SELECT p.class, p.question_id, p.area_id, number_bucket(p.class, n.number) AS bucket,
      floor((p.day - date '2000-01-01') / 10.0)::integer AS period, p.day, n.number, sum(p.times) AS amount
    FROM packs p, unnest(p.numbers) AS n(number) GROUP BY 1, 2, 3, 4, 5, 6, 7
  ), before AS (
    DELETE FROM number_heaps h USING (SELECT DISTINCT class, question_id, area_id, bucket, period FROM added) AS a
    WHERE h.municipality_id = in_municipality AND h.form_id = in_form AND h.class = a.class
      AND h.question_id = a.question_id AND h.area_id = a.area_id AND h.bucket = a.bucket AND h.period = a.period
    RETURNING h.*
  ), merged AS (
    SELECT class, question_id, area_id, bucket, period, day, number, sum(amount)::bigint AS amount
    FROM (
      SELECT * FROM added
      UNION ALL
      SELECT b.class, b.question_id, b.area_id, b.bucket, b.period, e.day, e.number, e.amount
      FROM before b, unnest(b.days, b.numbers, b.amounts) AS e(day, number, amount)
    ) AS t
    GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(amount) <> 0
  )
  INSERT INTO number_heaps (municipality_id, form_id, class, question_id, area_id, period, bucket, times, total, least,
      greatest, first_day, last_day, days, numbers, amounts)
    SELECT in_municipality, in_form, class, question_id, area_id, period, bucket, sum(amount), sum(amount * number),
      min(number), max(number), min(day), max(day), array_agg(day), array_agg(number), array_agg(amount)
    FROM merged GROUP BY class, question_id, area_id, bucket, period;
  RETURN EXISTS (SELECT FROM number_packs WHERE municipality_id = in_municipality AND form_id = in_form);
END $$;
