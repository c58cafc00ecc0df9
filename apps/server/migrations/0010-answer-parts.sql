-- What an answer carries beside its questions: person, place, asset, signatures, uploaded files.
-- rules: A1.10, A2.49, A3.22-A3.24, A3.32, A4.48, A7.04, A7.24-A7.26, W8, W12

ALTER TABLE submissions ADD COLUMN asset jsonb;
-- The single-answer check and the search by person.
CREATE INDEX submissions_by_citizen ON submissions (municipality_id, form_id, citizen_number)
  WHERE citizen_number IS NOT NULL;

-- Of an answer that is being written: the id under which it will be stored. '' for files of forms.
ALTER TABLE files ADD COLUMN submission_id text NOT NULL DEFAULT '';
CREATE INDEX files_by_submission ON files (municipality_id, submission_id) WHERE submission_id <> '';

-- As in 0009; beyond that in_items hold `parts` {location, citizen, asset, signatures}, `files`, the storage keys that
-- the answer names, and `singleAnswer`: whether a person may answer the form only once, which is looked at under the
-- same lock. New outcome: 'already-answered'.
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
    UPDATE form_counters SET submissions = submissions + 1
      WHERE municipality_id = in_municipality AND form_id = item."formId"
        AND (item."responseLimit" IS NULL OR submissions < item."responseLimit")
      RETURNING submissions INTO taken;
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
