-- Answered forms and their intake. rules: A3.31, A7.06-A7.09, R3.01, R7.02, R7.08

CREATE TABLE submissions (
  municipality_id  text NOT NULL,
  id               text NOT NULL,
  form_id          text NOT NULL,
  form_version     integer NOT NULL,
  -- The form's area when it was answered: what decides who sees it.
  area_id          text NOT NULL,
  code             text NOT NULL,
  record_code      text NOT NULL DEFAULT '',
  created_at       timestamptz NOT NULL,
  updated_at       timestamptz NOT NULL,
  created_by       text NOT NULL,
  first_name       text NOT NULL DEFAULT '',
  last_name        text NOT NULL DEFAULT '',
  inspector_number text NOT NULL DEFAULT '',
  answers          jsonb NOT NULL,
  state            integer,
  location         jsonb,
  citizen          jsonb,
  citizen_number   text,
  signatures       jsonb,
  -- SHA-256 of what the device sent: the same id with the same content is a repetition, not a second answer.
  content_hash     bytea NOT NULL,
  residue          jsonb,
  CONSTRAINT submissions_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT submissions_version_fk FOREIGN KEY (municipality_id, form_id, form_version) REFERENCES form_versions
);
-- lz4 costs a fraction of the default's CPU, where the server was built with it.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)) THEN
    ALTER TABLE submissions ALTER COLUMN answers SET COMPRESSION lz4;
  END IF;
END $$;
CREATE INDEX submissions_by_id ON submissions (id);
CREATE INDEX submissions_by_form ON submissions (municipality_id, form_id, created_at DESC, id DESC);
CREATE INDEX submissions_by_author ON submissions (municipality_id, form_id, created_by, created_at DESC, id DESC);
CREATE INDEX submissions_by_code ON submissions (municipality_id, code);
CREATE INDEX submissions_by_record_code ON submissions (municipality_id, record_code) WHERE record_code <> '';

CREATE TABLE state_changes (
  municipality_id text NOT NULL,
  submission_id   text NOT NULL,
  position        integer NOT NULL,
  at              timestamptz NOT NULL,
  username        text NOT NULL,
  state           integer NOT NULL,
  state_name      text NOT NULL,
  initial         boolean NOT NULL,
  CONSTRAINT state_changes_pk PRIMARY KEY (municipality_id, submission_id, position),
  CONSTRAINT state_changes_submission_fk FOREIGN KEY (municipality_id, submission_id)
    REFERENCES submissions ON DELETE CASCADE
);

-- Keeps what the spreadsheet and the form's history need to know in step with a new answer.
-- in_copies: object section id -> number of further copies.
CREATE FUNCTION count_submission(
  in_municipality text, in_form text, in_version integer, in_area text, in_copies jsonb
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO version_counters AS n (municipality_id, form_id, version, area_id, submissions)
    VALUES (in_municipality, in_form, in_version, in_area, 1)
    ON CONFLICT (municipality_id, form_id, version, area_id) DO UPDATE SET submissions = n.submissions + 1;
  IF in_copies <> '{}' THEN
    INSERT INTO copy_counts AS c (municipality_id, form_id, section_id, copies)
      SELECT in_municipality, in_form, key, value::integer FROM jsonb_each_text(in_copies)
      ON CONFLICT (municipality_id, form_id, section_id) DO UPDATE SET copies = excluded.copies
        WHERE c.copies < excluded.copies;
  END IF;
END $$;

CREATE TYPE intake_outcome AS (
  id          text,
  outcome     text,
  code        text,
  record_code text
);

-- Stores answers of one municipality in one transaction: codes without gap or double, response limits, the
-- first state, the counters and the audit entries, all under the lock of the municipality's counter.
-- in_items: array of objects {id, formId, formVersion, areaId, responseLimit, withRecordCode, createdBy, firstName,
-- lastName, inspectorNumber, answers, copies, state, stateName, contentHash}; state null = the form has no states.
-- outcome: 'stored', 'repeated' (same id, same content: the first codes again), 'id-taken', 'limit-reached'.
CREATE FUNCTION intake_submissions(in_municipality text, in_at timestamptz, in_items jsonb)
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
      "inspectorNumber" text, answers jsonb, copies jsonb, state integer, "stateName" text, "contentHash" text)
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
        updated_at, created_by, first_name, last_name, inspector_number, answers, state, content_hash)
      VALUES (in_municipality, item.id, item."formId", item."formVersion", item."areaId", result.code,
        result.record_code, in_at, in_at, item."createdBy", item."firstName", item."lastName", item."inspectorNumber",
        item.answers, item.state, decode(item."contentHash", 'hex'));
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
