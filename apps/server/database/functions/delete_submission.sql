-- Deletes a submission with everything that belongs to it, in the caller's transaction and under the locks that intake
-- takes too, in the same order. Returns the storage keys of its files, whose bytes the caller removes. A tombstone that is
-- there already stays: the first deletion counts. One on hold is never deleted, whoever asks: callers find that out under the
-- same locks, and this is what is left when one does not. rules: R7.16, W11, X17.08, X37.25, X38.60
CREATE OR REPLACE FUNCTION delete_submission(in_municipality text, in_id text, in_at timestamptz, in_by text)
RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
  gone submissions;
BEGIN
  SELECT * INTO STRICT gone FROM submissions WHERE municipality_id = in_municipality AND id = in_id FOR UPDATE;
  -- Who puts a form on hold locks it, so this is decided.
  PERFORM FROM forms WHERE municipality_id = in_municipality AND id = gone.form_id FOR KEY SHARE;
  IF EXISTS (SELECT FROM form_holds WHERE municipality_id = in_municipality AND form_id = gone.form_id)
    OR EXISTS (SELECT FROM submission_holds WHERE municipality_id = in_municipality AND submission_id = in_id) THEN
    RAISE EXCEPTION 'submission % of % is on hold', in_id, in_municipality;
  END IF;
  INSERT INTO submission_tombstones (municipality_id, id, form_id, code, deleted_at, deleted_by, content_hash)
    VALUES (in_municipality, in_id, gone.form_id, gone.code, in_at, in_by, gone.content_hash)
    ON CONFLICT DO NOTHING;
  INSERT INTO submission_events (municipality_id, kind, submission_id, code, form_id, area_id, state, at)
    VALUES (in_municipality, 'deleted', in_id, gone.code, gone.form_id, gone.area_id, gone.state, in_at);
  UPDATE form_counters SET submissions = submissions - 1, counted = counted - gone.counts::integer
    WHERE municipality_id = in_municipality AND form_id = gone.form_id;
  DELETE FROM uploads WHERE municipality_id = in_municipality AND submission_id = in_id;
  DELETE FROM outbox_entries WHERE municipality_id = in_municipality AND submission_id = in_id;
  RETURN QUERY DELETE FROM files WHERE municipality_id = in_municipality AND submission_id = in_id RETURNING key;
  DELETE FROM submissions WHERE municipality_id = in_municipality AND id = in_id;
END $$;
