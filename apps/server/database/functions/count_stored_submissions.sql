-- Trigger: counts what a statement has stored. rules: X32.30
CREATE OR REPLACE FUNCTION count_stored_submissions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM move_submission_counters(ARRAY(
    SELECT ROW(municipality_id, form_id, form_version, area_id, created_by, coalesce(state, -1),
      date_trunc('hour', created_at, 'UTC'), date_trunc('hour', updated_at, 'UTC'),
      map_cell(latitude), map_cell(longitude), count(*))::counted_submissions
    FROM stored
    GROUP BY municipality_id, form_id, form_version, area_id, created_by, coalesce(state, -1),
      date_trunc('hour', created_at, 'UTC'), date_trunc('hour', updated_at, 'UTC'), map_cell(latitude), map_cell(longitude)));
  RETURN NULL;
END $$;
