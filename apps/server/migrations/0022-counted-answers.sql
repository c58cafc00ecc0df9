-- Answers that count for a form's limit: all but those whose order ended without payment, which give their place back.
-- The functions are as in 0010 and 0021 but for that. rules: A4.50, A7.03

ALTER TABLE submissions ADD COLUMN counts boolean NOT NULL DEFAULT true;
ALTER TABLE form_counters ADD COLUMN counted bigint NOT NULL DEFAULT 0
  CONSTRAINT form_counters_counted CHECK (counted BETWEEN 0 AND submissions);
UPDATE form_counters SET counted = submissions;

CREATE OR REPLACE FUNCTION intake_submissions(in_municipality text, in_at timestamptz, in_items jsonb)
RETURNS SETOF intake_outcome LANGUAGE plpgsql AS $$
DECLARE
  item      record;
  known     submissions;
  result    intake_outcome;
  prefix    text;
  last      bigint;
  first     bigint;
  taken     bigint;
  head      audit_heads;
  entry     audit_entries;
BEGIN
  SELECT keyword INTO STRICT prefix FROM municipalities WHERE id = in_municipality;
  INSERT INTO answer_counters (municipality_id) VALUES (in_municipality) ON CONFLICT DO NOTHING;
  SELECT last_number INTO STRICT last FROM answer_counters WHERE municipality_id = in_municipality FOR UPDATE;
  first := last;
  INSERT INTO audit_heads (municipality_id) VALUES (in_municipality) ON CONFLICT DO NOTHING;
  SELECT * INTO STRICT head FROM audit_heads WHERE municipality_id = in_municipality FOR UPDATE;

  FOR item IN
    SELECT i.* FROM jsonb_to_recordset(in_items) AS i(id text, "formId" text, "formVersion" integer, "areaId" text,
      "responseLimit" integer, "withRecordCode" boolean, "createdBy" text, "firstName" text, "lastName" text,
      "inspectorNumber" text, answers jsonb, copies jsonb, state integer, "stateName" text, "contentHash" text,
      parts jsonb, files jsonb, "singleAnswer" boolean)
  LOOP
    result := ROW(item.id, 'stored', '', '')::intake_outcome;
    SELECT * INTO known FROM submissions WHERE municipality_id = in_municipality AND id = item.id;
    IF FOUND THEN
      result.code := known.code;
      result.record_code := known.record_code;
      result.outcome := CASE
        WHEN known.form_id = item."formId" AND known.created_by = item."createdBy"
             AND known.content_hash = decode(item."contentHash", 'hex') THEN 'repeated'
        ELSE 'id-taken' END;
      IF result.outcome = 'id-taken' THEN
        result.code := '';
        result.record_code := '';
      END IF;
      RETURN NEXT result;
      CONTINUE;
    END IF;

    IF NOT EXISTS (SELECT FROM forms
                   WHERE municipality_id = in_municipality AND id = item."formId" AND deleted_at IS NULL) THEN
      result.outcome := 'form-deleted';
      RETURN NEXT result;
      CONTINUE;
    END IF;

    IF item."singleAnswer" AND EXISTS (
        SELECT FROM submissions
        WHERE municipality_id = in_municipality AND form_id = item."formId"
          AND citizen_number = item.parts #>> '{citizen,documentNumber}'
          AND citizen ->> 'id' = item.parts #>> '{citizen,id}') THEN
      result.outcome := 'already-answered';
      RETURN NEXT result;
      CONTINUE;
    END IF;

    INSERT INTO form_counters (municipality_id, form_id) VALUES (in_municipality, item."formId") ON CONFLICT DO NOTHING;
    UPDATE form_counters SET submissions = submissions + 1, counted = counted + 1
      WHERE municipality_id = in_municipality AND form_id = item."formId"
        AND (item."responseLimit" IS NULL OR counted < item."responseLimit")
      RETURNING counted INTO taken;
    IF NOT FOUND THEN
      result.outcome := 'limit-reached';
      RETURN NEXT result;
      CONTINUE;
    END IF;

    IF prefix = '' THEN
      result.code := 'DESC';
    ELSE
      last := last + 1;
      result.code := prefix || last;
    END IF;
    IF item."withRecordCode" THEN
      result.record_code := left(item.id, 3) || result.code;
    END IF;

    INSERT INTO submissions (municipality_id, id, form_id, form_version, area_id, code, record_code, created_at,
        updated_at, created_by, first_name, last_name, inspector_number, answers, state,
        content_hash, location, citizen, citizen_number, asset, signatures)
      VALUES (in_municipality, item.id, item."formId", item."formVersion", item."areaId", result.code,
        result.record_code, in_at, in_at, item."createdBy", item."firstName", item."lastName", item."inspectorNumber",
        item.answers, item.state, decode(item."contentHash", 'hex'), nullif(item.parts -> 'location', 'null'),
        nullif(item.parts -> 'citizen', 'null'), item.parts #>> '{citizen,documentNumber}',
        nullif(item.parts -> 'asset', 'null'), nullif(item.parts -> 'signatures', '[]'));
    UPDATE files SET used_at = in_at
      WHERE municipality_id = in_municipality AND used_at IS NULL
        AND key IN (SELECT jsonb_array_elements_text(item.files));
    PERFORM count_submission(in_municipality, item."formId", item."formVersion", item."areaId", item.copies);
    IF item.state IS NOT NULL THEN
      INSERT INTO state_changes (municipality_id, submission_id, position, at, username, state, state_name, initial)
        VALUES (in_municipality, item.id, 0, in_at, item."createdBy", item.state, item."stateName", true);
    END IF;

    entry := ROW(in_municipality, head.last_number + 1, in_at, item."createdBy", 'create', 'submission', item.id,
                 jsonb_build_object('form', item."formId", 'code', result.code), '\x'::bytea);
    entry.hash := audit_hash(head.last_hash, entry);
    INSERT INTO audit_entries VALUES (entry.*);
    head.last_number := entry.number;
    head.last_hash := entry.hash;
    RETURN NEXT result;
  END LOOP;

  IF last > first THEN
    UPDATE answer_counters SET last_number = last WHERE municipality_id = in_municipality;
  END IF;
  UPDATE audit_heads SET last_number = head.last_number, last_hash = head.last_hash
    WHERE municipality_id = in_municipality AND last_number < head.last_number;
END $$;

-- Deletes one answer with everything that belongs to it, in the caller's transaction and under the locks that intake
-- takes too, in their order. Returns the storage keys of its files, whose bytes the caller removes.
CREATE OR REPLACE FUNCTION delete_submission(in_municipality text, in_id text, in_at timestamptz, in_by text)
RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
  gone submissions;
BEGIN
  SELECT * INTO STRICT gone FROM submissions WHERE municipality_id = in_municipality AND id = in_id FOR UPDATE;
  INSERT INTO submission_tombstones (municipality_id, id, form_id, code, deleted_at, deleted_by, content_hash)
    VALUES (in_municipality, in_id, gone.form_id, gone.code, in_at, in_by, gone.content_hash);
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
