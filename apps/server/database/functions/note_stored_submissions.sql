-- Writes what goes with stored submissions: their states, files that are in use now, the width of spreadsheets, and the
-- incidents they raise. A file that was checked may have been deleted since, so none is stored whose file is not there; an
-- import may name files that its folder lacks. rules: A4.09, E3.30, R7.29, X14.06, X39.86
CREATE OR REPLACE FUNCTION note_stored_submissions(
  in_municipality text, in_at timestamptz, in_stored intake_item[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  item      intake_item;
  file      text;
  incidents jsonb[] := '{}';
BEGIN
  FOREACH item IN ARRAY in_stored LOOP
    IF item."stateHistory" <> '[]' THEN
      INSERT INTO state_changes (municipality_id, submission_id, position, at, username, state, state_name, initial)
        SELECT in_municipality, item.id, c.ordinality - 1, coalesce(c.at, in_at), c.username, c."stateId",
          c."stateName", c.initial
        FROM ROWS FROM (jsonb_to_recordset(item."stateHistory")
          AS (at timestamptz, username text, "stateId" integer, "stateName" text, initial boolean))
          WITH ORDINALITY AS c;
    END IF;
    IF item.copies <> '{}' THEN
      PERFORM widen_copies(in_municipality, item."formId", item.copies);
    END IF;
    -- One by one, because a join could become a scan.
    FOR file IN SELECT jsonb_array_elements_text(item.files) LOOP
      UPDATE files SET used_at = coalesce(used_at, in_at)
        WHERE municipality_id = in_municipality AND key = file AND submission_id = item.id;
      IF NOT FOUND AND item.imported IS NULL THEN
        RAISE EXCEPTION 'submission % names a file that was deleted', item.id
          USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'submissions_name_files';
      END IF;
    END LOOP;
    IF item.incident IS NOT NULL THEN
      incidents := incidents || (item.incident || jsonb_build_object('submissionId', item.id));
    END IF;
  END LOOP;
  IF cardinality(incidents) > 0 THEN
    PERFORM post_incidents(in_municipality, in_at, incidents);
  END IF;
END $$;
