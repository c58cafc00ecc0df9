-- The cell of the map, in thousandths of a degree, that a coordinate in millionths lies in. rules: X32.35
CREATE OR REPLACE FUNCTION map_cell(in_coordinate integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT floor(in_coordinate / 1000.0)::integer;
$$;
