-- Sorts numbers of a form into its heaps, the oldest first and so many at a time that it takes some seconds; true while there
-- are more. A number that was answered no longer leaves its heap. rules: X32.52
--
-- What waits here comes and goes within minutes, so PostgreSQL never knows how much there is. Joins are made by hashes, because
-- a loop that suits a few numbers takes minutes for many.
CREATE OR REPLACE FUNCTION merge_numbers(in_municipality text, in_form text) RETURNS boolean LANGUAGE plpgsql
SET enable_nestloop = off SET enable_seqscan = off SET enable_sort = off AS $$
DECLARE
  packs   bigint[];
  periods integer[];
BEGIN
  -- One process at a time; what it reads must be as it is once the lock is held.
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(E'\x1f', 'numbers', in_municipality, in_form), 0));
  SELECT coalesce(array_agg(n.id), '{}'), coalesce(array_agg(DISTINCT number_period(n.day)), '{}') INTO packs, periods
    FROM (
      SELECT p.id, p.day, sum(cardinality(p.numbers)) OVER (ORDER BY p.id) - cardinality(p.numbers) AS before
      FROM number_packs p WHERE p.municipality_id = in_municipality AND p.form_id = in_form) AS n
    WHERE n.before < 500000;
  -- Each list of numbers has a number of its own: text would be compared for each of them.
  WITH waiting AS MATERIALIZED (
    DELETE FROM number_packs p
    WHERE p.municipality_id = in_municipality AND p.form_id = in_form AND p.id = ANY (packs)
    RETURNING p.class, p.question_id, p.area_id, number_period(p.day) AS period, p.day, p.times, p.numbers
  ), lists AS MATERIALIZED (
    SELECT class, question_id, area_id, period, row_number() OVER ()::integer AS list
    FROM waiting GROUP BY class, question_id, area_id, period
  ), counted AS MATERIALIZED (
    SELECT l.list, w.day, n.number, sum(w.times) AS amount
    FROM waiting w JOIN lists l USING (class, question_id, area_id, period), unnest(w.numbers) AS n(number)
    GROUP BY l.list, w.day, n.number
  ), added AS MATERIALIZED (
    SELECT c.list, number_bucket(l.class, c.number) AS bucket, c.day, c.number, c.amount
    FROM counted c JOIN lists l USING (list)
  ), before AS (
    DELETE FROM number_heaps h USING (
      SELECT l.*, a.bucket FROM (SELECT DISTINCT list, bucket FROM added) AS a JOIN lists l USING (list)) AS a
    WHERE h.municipality_id = in_municipality AND h.form_id = in_form AND h.period = ANY (periods) AND h.class = a.class
      AND h.question_id = a.question_id AND h.area_id = a.area_id AND h.bucket = a.bucket AND h.period = a.period
    RETURNING a.list, h.bucket, h.days, h.numbers, h.amounts
  ), merged AS (
    SELECT list, bucket, day, number, sum(amount)::bigint AS amount
    FROM (
      SELECT list, bucket, day, number, amount FROM added
      UNION ALL
      SELECT b.list, b.bucket, e.day, e.number, e.amount
      FROM before b, unnest(b.days, b.numbers, b.amounts) AS e(day, number, amount)
    ) AS t
    GROUP BY list, bucket, day, number HAVING sum(amount) <> 0
  ), heaps AS (
    SELECT list, bucket, sum(amount) AS times, sum(CASE WHEN amount = 1 THEN number ELSE amount * number END) AS total,
      min(number) AS least, max(number) AS greatest, min(day) AS first_day, max(day) AS last_day, array_agg(day) AS days,
      array_agg(number) AS numbers, array_agg(amount) AS amounts
    FROM merged GROUP BY list, bucket
  )
  INSERT INTO number_heaps (municipality_id, form_id, class, question_id, area_id, period, bucket, times, total, least,
      greatest, first_day, last_day, days, numbers, amounts)
    SELECT in_municipality, in_form, l.class, l.question_id, l.area_id, l.period, h.bucket, h.times, h.total, h.least,
      h.greatest, h.first_day, h.last_day, h.days, h.numbers, h.amounts
    FROM heaps h JOIN lists l USING (list);
  RETURN EXISTS (SELECT FROM number_packs WHERE municipality_id = in_municipality AND form_id = in_form);
END $$;
