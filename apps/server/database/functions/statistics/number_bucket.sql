-- The heap of a number: its two leading digits; the month of a date, the hour of a time. A larger number never has a smaller
-- one. rules: X32.52
CREATE OR REPLACE FUNCTION number_bucket(in_class text, in_number numeric) RETURNS numeric
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE in_class
    WHEN 'date' THEN trunc(in_number / 100)
    WHEN 'time' THEN trunc(in_number / 60)
    ELSE trunc(in_number, 2 - length(trunc(in_number)::text)) END
$$;
