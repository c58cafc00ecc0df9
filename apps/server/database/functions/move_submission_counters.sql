-- Moves the counters of lists and statistics. Callers hold the lock of the municipality's audit head, so that no two of them
-- wait for each other; a number is never below 0 but for a fault, which must not stop a deletion. rules: X32.30
CREATE OR REPLACE FUNCTION move_submission_counters(in_moves counted_submissions[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO version_counters AS n (municipality_id, form_id, version, area_id, state, submissions)
    SELECT municipality_id, form_id, version, area_id, state, sum(amount) FROM unnest(in_moves)
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(amount) <> 0 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (municipality_id, form_id, version, area_id, state)
      DO UPDATE SET submissions = n.submissions + excluded.submissions;
  INSERT INTO hour_counters AS n (municipality_id, form_id, updated, hour, area_id, state, submissions)
    SELECT municipality_id, form_id, t.updated, t.hour, area_id, state, sum(amount)
    FROM unnest(in_moves) m, LATERAL (VALUES (false, m.created), (true, m.updated)) t(updated, hour)
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(amount) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (municipality_id, form_id, updated, hour, area_id, state)
      DO UPDATE SET submissions = n.submissions + excluded.submissions;
  INSERT INTO day_counters AS n (municipality_id, form_id, updated, day, area_id, state, submissions)
    SELECT municipality_id, form_id, t.updated, date_trunc('day', t.hour, 'UTC'), area_id, state, sum(amount)
    FROM unnest(in_moves) m, LATERAL (VALUES (false, m.created), (true, m.updated)) t(updated, hour)
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(amount) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (municipality_id, form_id, updated, day, area_id, state)
      DO UPDATE SET submissions = n.submissions + excluded.submissions;
  INSERT INTO author_counters AS n (municipality_id, form_id, created_by, updated, day, area_id, state, submissions)
    SELECT municipality_id, form_id, created_by, t.updated, (t.hour AT TIME ZONE 'UTC')::date, area_id, state, sum(amount)
    FROM unnest(in_moves) m, LATERAL (VALUES (false, m.created), (true, m.updated)) t(updated, hour)
    GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(amount) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7
    ON CONFLICT (municipality_id, form_id, created_by, updated, day, area_id, state)
      DO UPDATE SET submissions = n.submissions + excluded.submissions;
  INSERT INTO cell_counters AS n (municipality_id, form_id, latitude, longitude, area_id, state, submissions)
    SELECT municipality_id, form_id, latitude, longitude, area_id, state, sum(amount) FROM unnest(in_moves)
    WHERE latitude IS NOT NULL AND longitude IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(amount) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (municipality_id, form_id, latitude, longitude, area_id, state)
      DO UPDATE SET submissions = n.submissions + excluded.submissions;
$$;
