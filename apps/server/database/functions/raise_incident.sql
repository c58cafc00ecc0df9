-- Gives an incident of the built-in register its number, without gap or double in its municipality: a new one, or the one
-- that the key has already. rules: X23.03
CREATE OR REPLACE FUNCTION raise_incident(
  in_municipality text, in_key uuid, in_submission text, in_type integer, in_description text, in_location jsonb,
  in_asset integer, in_by text, in_at timestamptz
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  given integer;
BEGIN
  -- One after the other within a municipality.
  INSERT INTO incident_counters (municipality_id) VALUES (in_municipality) ON CONFLICT DO NOTHING;
  PERFORM FROM incident_counters WHERE municipality_id = in_municipality FOR UPDATE;
  SELECT number INTO given FROM incidents WHERE municipality_id = in_municipality AND key = in_key;
  IF FOUND THEN
    RETURN given;
  END IF;
  UPDATE incident_counters SET last_number = last_number + 1 WHERE municipality_id = in_municipality
    RETURNING last_number INTO given;
  INSERT INTO incidents (municipality_id, number, key, submission_id, type_id, description, location, asset_id,
      created_by, created_at)
    VALUES (in_municipality, given, in_key, in_submission, in_type, in_description, in_location, in_asset, in_by,
      in_at);
  RETURN given;
END $$;
