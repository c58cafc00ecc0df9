-- The heap of a number: its two leading digits; the month of a date, the hour of a time. A larger number never has a smaller
-- one. rules: X32.52
CREATE OR REPLACE FUNCTION number_bucket(in_class text, in_number numeric) RETURNS numeric
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE in_class
    WHEN 'date' THEN trunc(in_number / 100)
    WHEN 'time' THEN trunc(in_number / 60)
    -- What most answers are; the length of their text takes longer.
    ELSE CASE
      WHEN in_number < 10 THEN trunc(in_number, 1)
      WHEN in_number < 100 THEN trunc(in_number)
      WHEN in_number < 1000 THEN trunc(in_number, -1)
      WHEN in_number < 10000 THEN trunc(in_number, -2)
      ELSE trunc(in_number, 2 - length(trunc(in_number)::text)) END END
$$;
