-- The time zone by whose days and hours a submission is counted: that of the municipality, or the one before while the form's
-- submissions of that time are still counted by it. rules: X32.50
CREATE OR REPLACE FUNCTION counted_zone(in_municipality text, in_form text, in_created_at timestamptz) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT r.former_zone FROM zone_recounts r
      WHERE r.municipality_id = in_municipality AND r.form_id = in_form AND in_created_at < r.recounted_from),
    (SELECT m.time_zone FROM municipalities m WHERE m.id = in_municipality));
$$;
