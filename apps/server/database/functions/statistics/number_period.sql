-- Which ten days a day belongs to, counted from 01/01/2000: heaps of numbers are kept by them. rules: X32.52
CREATE OR REPLACE FUNCTION number_period(in_day date) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT floor((in_day - date '2000-01-01') / 10.0)::integer
$$;
