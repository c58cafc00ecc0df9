-- Writes what goes with stored submissions: their states, files that are in use now, totals for lists and spreadsheets,
-- and the incidents they raise. rules: A4.09, E3.30, R7.29, X14.06
CREATE OR REPLACE FUNCTION note_stored_submissions(
  in_municipality text, in_at timestamptz, in_stored intake_item[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  item      intake_item;
  file      text;
  counted   text[] := '{}';
  incidents jsonb[] := '{}';
BEGIN
  FOREACH item IN ARRAY in_stored LOOP
    counted := counted || concat_ws(E'\x1f', item."formId", item."formVersion", item."areaId");
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
    END LOOP;
    IF item.incident IS NOT NULL THEN
      incidents := incidents || (item.incident || jsonb_build_object('submissionId', item.id));
    END IF;
  END LOOP;
  INSERT INTO version_counters AS n (municipality_id, form_id, version, area_id, submissions)
    SELECT in_municipality, split_part(c.one, E'\x1f', 1), split_part(c.one, E'\x1f', 2)::integer,
      split_part(c.one, E'\x1f', 3), count(*)
    FROM unnest(counted) AS c(one) GROUP BY c.one
    ON CONFLICT (municipality_id, form_id, version, area_id)
      DO UPDATE SET submissions = n.submissions + excluded.submissions;
  IF cardinality(incidents) > 0 THEN
    PERFORM post_incidents(in_municipality, in_at, incidents);
  END IF;
END $$;
