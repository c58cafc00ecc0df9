-- Answers that were deleted: that there was one, and who deleted it when. Nothing of a person. rules: R7.16, W11, X17.08

CREATE TABLE submission_tombstones (
  municipality_id text NOT NULL CONSTRAINT submission_tombstones_municipality_fk REFERENCES municipalities,
  id              text NOT NULL,
  form_id         text NOT NULL,
  code            text NOT NULL,
  deleted_at      timestamptz NOT NULL,
  -- Id of the account.
  deleted_by      text NOT NULL,
  -- SHA-256 of what the device had sent: proves what it was to who still has it.
  content_hash    bytea NOT NULL,
  CONSTRAINT submission_tombstones_pk PRIMARY KEY (municipality_id, id)
);

-- Deletes one answer with everything that belongs to it, in the caller's transaction and under the locks that intake
-- takes too, in their order. Returns the storage keys of its files, whose bytes the caller removes.
CREATE FUNCTION delete_submission(in_municipality text, in_id text, in_at timestamptz, in_by text)
RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
  gone submissions;
BEGIN
  SELECT * INTO STRICT gone FROM submissions WHERE municipality_id = in_municipality AND id = in_id FOR UPDATE;
  INSERT INTO submission_tombstones (municipality_id, id, form_id, code, deleted_at, deleted_by, content_hash)
    VALUES (in_municipality, in_id, gone.form_id, gone.code, in_at, in_by, gone.content_hash);
  UPDATE form_counters SET submissions = submissions - 1
    WHERE municipality_id = in_municipality AND form_id = gone.form_id;
  UPDATE version_counters SET submissions = submissions - 1
    WHERE municipality_id = in_municipality AND form_id = gone.form_id AND version = gone.form_version
      AND area_id = gone.area_id;
  DELETE FROM uploads WHERE municipality_id = in_municipality AND submission_id = in_id;
  DELETE FROM outbox_entries WHERE municipality_id = in_municipality AND submission_id = in_id;
  RETURN QUERY DELETE FROM files WHERE municipality_id = in_municipality AND submission_id = in_id RETURNING key;
  DELETE FROM submissions WHERE municipality_id = in_municipality AND id = in_id;
END $$;
