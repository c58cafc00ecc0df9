-- An id names one thing in the whole installation: answers, deleted ones included, areas and accounts. Ids of answers
-- come from devices of strangers, so what lies under an id in one municipality is taken for every other one.
-- rules: X25.01, X25.02, W4, W5

DROP INDEX submissions_by_id;
CREATE UNIQUE INDEX submissions_one_per_id ON submissions (id);
CREATE UNIQUE INDEX submission_tombstones_one_per_id ON submission_tombstones (id);
DROP INDEX areas_by_id;
CREATE UNIQUE INDEX areas_one_per_id ON areas (id);
CREATE UNIQUE INDEX users_one_per_id ON users (id);

DROP INDEX uploads_by_submission;
CREATE INDEX uploads_by_submission ON uploads (municipality_id, submission_id);

-- Stores answers of one municipality in one transaction, in three steps: look what is there, judge each answer in the
-- order given, write what is taken with one statement a table. Codes without gap or double, response limits, single
-- answers and the audit chain hold because everything happens under the lock of the municipality's counter.
--
-- in_items: array of objects {id, formId, formVersion, newestVersion, areaId, responseLimit, recordCodeLength,
-- createdBy, firstName, lastName, inspectorNumber, answers, copies, state, stateName, contentHash, parts {location,
-- citizen, asset, signatures}, files, singleAnswer}. `newestVersion` is the version whose rules were applied: when the
-- form has another one by now, the answer has to be judged again. `recordCodeLength` is how many characters of the id
-- begin the record code; null for none.
--
-- Outcomes, in the order of the items: 'stored'; 'repeated' (the same again, with its codes); 'id-taken'; 'was-deleted'
-- (the same again, deleted meanwhile); 'form-deleted'; 'form-changed'; 'already-answered'; 'limit-reached'.
CREATE OR REPLACE FUNCTION intake_submissions(in_municipality text, in_at timestamptz, in_items jsonb)
RETURNS SETOF intake_outcome LANGUAGE plpgsql AS $$
DECLARE
  item         record;
  known        record;
  result       intake_outcome;
  results      intake_outcome[] := '{}';
  prefix       text;
  last         bigint;
  first        bigint;
  head         audit_heads;
  entry        audit_entries;
  entries      audit_entries[] := '{}';
  -- Of this group: what was stored, by its position in the arrays below.
  stored_ids   text[] := '{}';
  stored_as    text[] := '{}';
  stored_codes intake_outcome[] := '{}';
  persons      text[] := '{}';
  person       text;
  -- The forms of the group, with their newest version (null: deleted or gone) and how many answers they may still take.
  form_ids     text[] := '{}';
  versions     integer[] := '{}';
  counts       bigint[] := '{}';
  added        bigint[] := '{}';
  taken        bigint;
  at_form      integer;
  at_stored    integer;
BEGIN
  SELECT keyword INTO STRICT prefix FROM municipalities WHERE id = in_municipality;
  INSERT INTO answer_counters (municipality_id) VALUES (in_municipality) ON CONFLICT DO NOTHING;
  SELECT last_number INTO STRICT last FROM answer_counters WHERE municipality_id = in_municipality FOR UPDATE;
  first := last;
  INSERT INTO audit_heads (municipality_id) VALUES (in_municipality) ON CONFLICT DO NOTHING;
  SELECT * INTO STRICT head FROM audit_heads WHERE municipality_id = in_municipality FOR UPDATE;

  FOR item IN
    SELECT i.* FROM jsonb_to_recordset(in_items) AS i(id text, "formId" text, "formVersion" integer,
      "newestVersion" integer, "responseLimit" integer, "recordCodeLength" integer, "createdBy" text,
      "contentHash" text, "singleAnswer" boolean, parts jsonb)
  LOOP
    result := ROW(item.id, 'stored', '', '')::intake_outcome;

    -- The same id: in this group, in any municipality, or deleted.
    at_stored := array_position(stored_ids, item.id);
    IF at_stored IS NOT NULL THEN
      IF stored_as[at_stored] = concat_ws(E'\x1f', item."formId", item."createdBy", item."contentHash") THEN
        result := stored_codes[at_stored];
        result.outcome := 'repeated';
      ELSE
        result.outcome := 'id-taken';
      END IF;
      results := results || result;
      CONTINUE;
    END IF;
    SELECT municipality_id, form_id, created_by, content_hash, code, record_code INTO known
      FROM submissions WHERE id = item.id;
    IF FOUND THEN
      IF known.municipality_id = in_municipality AND known.form_id = item."formId"
         AND known.created_by = item."createdBy" AND known.content_hash = decode(item."contentHash", 'hex') THEN
        result := ROW(item.id, 'repeated', known.code, known.record_code)::intake_outcome;
      ELSE
        result.outcome := 'id-taken';
      END IF;
      results := results || result;
      CONTINUE;
    END IF;
    SELECT municipality_id, form_id, content_hash INTO known FROM submission_tombstones WHERE id = item.id;
    IF FOUND THEN
      result.outcome := CASE
        WHEN known.municipality_id = in_municipality AND known.form_id = item."formId"
             AND known.content_hash = decode(item."contentHash", 'hex') THEN 'was-deleted'
        ELSE 'id-taken' END;
      results := results || result;
      CONTINUE;
    END IF;

    at_form := array_position(form_ids, item."formId");
    IF at_form IS NULL THEN
      form_ids := form_ids || item."formId";
      at_form := cardinality(form_ids);
      versions[at_form] := (SELECT version FROM forms
        WHERE municipality_id = in_municipality AND id = item."formId" AND deleted_at IS NULL);
      IF versions[at_form] IS NOT NULL THEN
        INSERT INTO form_counters (municipality_id, form_id) VALUES (in_municipality, item."formId")
          ON CONFLICT DO NOTHING;
        SELECT counted INTO STRICT taken FROM form_counters
          WHERE municipality_id = in_municipality AND form_id = item."formId" FOR UPDATE;
        counts[at_form] := taken;
      END IF;
      added[at_form] := 0;
    END IF;
    person := CASE WHEN item."singleAnswer" AND item.parts -> 'citizen' <> 'null' THEN
      concat_ws(E'\x1f', item."formId", item.parts #>> '{citizen,documentNumber}', item.parts #>> '{citizen,id}') END;
    result.outcome := CASE
      WHEN versions[at_form] IS NULL THEN 'form-deleted'
      WHEN versions[at_form] <> item."newestVersion" THEN 'form-changed'
      WHEN person IS NOT NULL AND (person = ANY (persons) OR EXISTS (
        SELECT FROM submissions
        WHERE municipality_id = in_municipality AND form_id = item."formId"
          AND citizen_number = item.parts #>> '{citizen,documentNumber}'
          AND citizen ->> 'id' = item.parts #>> '{citizen,id}')) THEN 'already-answered'
      WHEN counts[at_form] + added[at_form] >= item."responseLimit" THEN 'limit-reached'
      ELSE 'stored' END;
    IF result.outcome <> 'stored' THEN
      results := results || result;
      CONTINUE;
    END IF;

    IF prefix = '' THEN
      result.code := 'DESC';
    ELSE
      last := last + 1;
      result.code := prefix || last;
      result.record_code := coalesce(left(item.id, item."recordCodeLength") || result.code, '');
    END IF;
    added[at_form] := added[at_form] + 1;
    stored_ids := stored_ids || item.id;
    stored_as := stored_as || concat_ws(E'\x1f', item."formId", item."createdBy", item."contentHash");
    stored_codes := stored_codes || result;
    IF person IS NOT NULL THEN
      persons := persons || person;
    END IF;
    entry := ROW(in_municipality, head.last_number + 1, in_at, item."createdBy", 'create', 'submission', item.id,
                 jsonb_build_object('form', item."formId", 'code', result.code), '\x'::bytea);
    entry.hash := audit_hash(head.last_hash, entry);
    entries := entries || entry;
    head.last_number := entry.number;
    head.last_hash := entry.hash;
    results := results || result;
  END LOOP;

  IF cardinality(stored_ids) > 0 THEN
    INSERT INTO submissions (municipality_id, id, form_id, form_version, area_id, code, record_code, created_at,
        updated_at, created_by, first_name, last_name, inspector_number, answers, state, content_hash, location,
        citizen, citizen_number, asset, signatures)
      SELECT in_municipality, i.id, i."formId", i."formVersion", i."areaId", i.code, i.record_code, in_at, in_at,
        i."createdBy", i."firstName", i."lastName", i."inspectorNumber", i.answers, i.state,
        decode(i."contentHash", 'hex'), nullif(i.parts -> 'location', 'null'), nullif(i.parts -> 'citizen', 'null'),
        i.parts #>> '{citizen,documentNumber}', nullif(i.parts -> 'asset', 'null'),
        nullif(i.parts -> 'signatures', '[]')
      FROM ROWS FROM (
        jsonb_to_recordset(in_items) AS (id text, "formId" text, "formVersion" integer, "areaId" text,
          "createdBy" text, "firstName" text, "lastName" text, "inspectorNumber" text, answers jsonb, state integer,
          "contentHash" text, parts jsonb),
        unnest(results))
        AS i(id, "formId", "formVersion", "areaId", "createdBy", "firstName", "lastName", "inspectorNumber", answers,
          state, "contentHash", parts, same_id, outcome, code, record_code)
      WHERE i.outcome = 'stored';
    -- Deleted elsewhere between looking and writing: whoever sees this error tries again and finds the tombstone.
    IF EXISTS (SELECT FROM unnest(stored_ids) AS stored(id)
               WHERE (SELECT t.id FROM submission_tombstones t WHERE t.id = stored.id) IS NOT NULL) THEN
      RAISE EXCEPTION 'an answer of this id was deleted'
        USING ERRCODE = 'unique_violation', CONSTRAINT = 'submissions_one_per_id';
    END IF;
    PERFORM note_stored_submissions(in_municipality, in_at, in_items, results);
    INSERT INTO audit_entries SELECT * FROM unnest(entries);
    UPDATE audit_heads SET last_number = head.last_number, last_hash = head.last_hash
      WHERE municipality_id = in_municipality;
    UPDATE form_counters AS c SET submissions = c.submissions + f.added, counted = c.counted + f.added
      FROM unnest(form_ids, added) AS f(id, added)
      WHERE c.municipality_id = in_municipality AND c.form_id = f.id AND f.added > 0;
    IF last > first THEN
      UPDATE answer_counters SET last_number = last WHERE municipality_id = in_municipality;
    END IF;
  END IF;
  RETURN QUERY SELECT * FROM unnest(results);
END $$;

-- What goes with stored answers: first states, files that are in use now, totals for lists and spreadsheets.
-- in_results: the outcome of each item, in their order.
CREATE FUNCTION note_stored_submissions(
  in_municipality text, in_at timestamptz, in_items jsonb, in_results intake_outcome[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  item     record;
  counted  text[] := '{}';
  keys     text[] := '{}';
BEGIN
  FOR item IN
    SELECT i.* FROM ROWS FROM (
      jsonb_to_recordset(in_items) AS (id text, "formId" text, "formVersion" integer, "areaId" text, "createdBy" text,
        state integer, "stateName" text, copies jsonb, files jsonb),
      unnest(in_results))
      AS i(id, "formId", "formVersion", "areaId", "createdBy", state, "stateName", copies, files, same_id, outcome,
        code, record_code)
    WHERE i.outcome = 'stored'
  LOOP
    counted := counted || concat_ws(E'\x1f', item."formId", item."formVersion", item."areaId");
    IF item.state IS NOT NULL THEN
      INSERT INTO state_changes (municipality_id, submission_id, position, at, username, state, state_name, initial)
        VALUES (in_municipality, item.id, 0, in_at, item."createdBy", item.state, item."stateName", true);
    END IF;
    IF item.copies <> '{}' THEN
      PERFORM widen_copies(in_municipality, item."formId", item.copies);
    END IF;
    IF item.files <> '[]' THEN
      UPDATE files SET used_at = in_at
        WHERE municipality_id = in_municipality AND submission_id = item.id AND used_at IS NULL
          AND key IN (SELECT jsonb_array_elements_text(item.files));
    END IF;
  END LOOP;
  INSERT INTO version_counters AS n (municipality_id, form_id, version, area_id, submissions)
    SELECT in_municipality, split_part(c.one, E'\x1f', 1), split_part(c.one, E'\x1f', 2)::integer,
      split_part(c.one, E'\x1f', 3), count(*)
    FROM unnest(counted) AS c(one) GROUP BY c.one
    ON CONFLICT (municipality_id, form_id, version, area_id)
      DO UPDATE SET submissions = n.submissions + excluded.submissions;
END $$;

-- How wide the spreadsheet of a form is. in_copies: object section id -> number of further copies.
CREATE FUNCTION widen_copies(in_municipality text, in_form text, in_copies jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO copy_counts AS c (municipality_id, form_id, section_id, copies)
    SELECT in_municipality, in_form, key, value::integer FROM jsonb_each_text(in_copies)
    ON CONFLICT (municipality_id, form_id, section_id) DO UPDATE SET copies = excluded.copies
      WHERE c.copies < excluded.copies;
$$;

CREATE OR REPLACE FUNCTION count_submission(
  in_municipality text, in_form text, in_version integer, in_area text, in_copies jsonb
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO version_counters AS n (municipality_id, form_id, version, area_id, submissions)
    VALUES (in_municipality, in_form, in_version, in_area, 1)
    ON CONFLICT (municipality_id, form_id, version, area_id) DO UPDATE SET submissions = n.submissions + 1;
  PERFORM widen_copies(in_municipality, in_form, in_copies);
END $$;

-- As in 0022, but a tombstone that stands stays: the first deletion is the one that counts.
CREATE OR REPLACE FUNCTION delete_submission(in_municipality text, in_id text, in_at timestamptz, in_by text)
RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
  gone submissions;
BEGIN
  SELECT * INTO STRICT gone FROM submissions WHERE municipality_id = in_municipality AND id = in_id FOR UPDATE;
  INSERT INTO submission_tombstones (municipality_id, id, form_id, code, deleted_at, deleted_by, content_hash)
    VALUES (in_municipality, in_id, gone.form_id, gone.code, in_at, in_by, gone.content_hash)
    ON CONFLICT DO NOTHING;
  UPDATE form_counters SET submissions = submissions - 1, counted = counted - gone.counts::integer
    WHERE municipality_id = in_municipality AND form_id = gone.form_id;
  UPDATE version_counters SET submissions = submissions - 1
    WHERE municipality_id = in_municipality AND form_id = gone.form_id AND version = gone.form_version
      AND area_id = gone.area_id;
  DELETE FROM uploads WHERE municipality_id = in_municipality AND submission_id = in_id;
  DELETE FROM outbox_entries WHERE municipality_id = in_municipality AND submission_id = in_id;
  RETURN QUERY DELETE FROM files WHERE municipality_id = in_municipality AND submission_id = in_id RETURNING key;
  DELETE FROM submissions WHERE municipality_id = in_municipality AND id = in_id;
END $$;
