-- Whether an active account of this username works in an area of its municipality. rules: X39.20, X39.99
CREATE OR REPLACE FUNCTION works_in_area(in_municipality text, in_username text, in_area text) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (
    SELECT FROM users u
    JOIN user_areas a ON a.municipality_id = u.municipality_id AND a.user_id = u.id
    WHERE u.municipality_id = in_municipality AND u.username = in_username AND u.deactivated_at IS NULL
      AND a.area_municipality_id = in_municipality AND a.area_id = in_area)
$$;
