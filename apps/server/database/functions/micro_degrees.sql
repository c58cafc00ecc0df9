-- A coordinate of a location in millionths of a degree; null where there is none. rules: X32.35
CREATE OR REPLACE FUNCTION micro_degrees(in_location jsonb, in_axis text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(in_location -> in_axis) = 'number' AND abs((in_location ->> in_axis)::numeric) <= 180
    THEN round((in_location ->> in_axis)::numeric * 1000000)::integer END;
$$;
