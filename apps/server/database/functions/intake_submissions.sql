-- Stores submissions of one municipality in one transaction: what people send, what they buy, what is imported. It looks up
-- what lies under the ids, judges each item in the order given, and writes what is taken with one statement a table.
-- Codes without gap or double, response limits, single answers and the audit chain hold because everything happens
-- under the lock of the municipality's counter; docs/decisions/004-group-commit-intake.md has the order of all locks.
-- rules: A4.50, A7.06-A7.09, X25.01, X30.06, X32.02
--
-- in_items: array of IntakeItem (apps/server/src/features/submissions/intake/queries.ts), as the type intake_item has them.
-- in_answers: their answers as JSON in the same order, with U+001E between them.
-- in_moves: what statistics count of the group, a row of answer_packs for each form and area (intake/group-counters.ts); null
-- when the database shall read the answers, as it does when not all are stored.
-- An imported one keeps its dates, and its codes where it has some; no limit holds for it and the audit log does not mention it.
--
-- Outcomes, in the order of the items: 'stored'; 'repeated' (the same again, with its codes); 'id-taken'; 'was-deleted'
-- (the same again, deleted in between); 'form-deleted'; 'form-changed' (it was judged by the form as it is no longer);
-- 'already-answered'; 'limit-reached'.
--
-- Each look-up names one row by its whole key, and no table is scanned: plans are made once, perhaps on an empty table.
CREATE OR REPLACE FUNCTION intake_submissions(in_municipality text, in_at timestamptz, in_items jsonb, in_answers text,
  in_moves json DEFAULT NULL)
RETURNS SETOF intake_outcome LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  item         intake_item;
  known        record;
  result       intake_outcome;
  results      intake_outcome[] := '{}';
  at_item      integer := 0;
  answers      text[] := string_to_array(in_answers, E'\x1e');
  known_ids    text[];
  prefix       text;
  moved_here   boolean;
  blocked      boolean;
  last         bigint;
  first        bigint;
  head         audit_heads;
  entry        audit_entries;
  entries      audit_entries[] := '{}';
  -- Of this group: what is stored, by its position in the arrays below.
  stored       intake_item[] := '{}';
  stored_ids   text[] := '{}';
  stored_texts text[] := '{}';
  stored_as    text[] := '{}';
  stored_codes intake_outcome[] := '{}';
  persons      text[] := '{}';
  person       text;
  has_answered boolean;
  -- The forms of the group, with what a submission is judged by (null: deleted or gone) and how many answers count.
  form         forms;
  form_ids     text[] := '{}';
  form_rules   text[] := '{}';
  counts       bigint[] := '{}';
  added        bigint[] := '{}';
  taken        bigint;
  at_form      integer;
  at_stored    integer;
  work_order   text;
BEGIN
  SELECT last_number INTO last FROM submission_counters WHERE municipality_id = in_municipality FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO submission_counters (municipality_id) VALUES (in_municipality) ON CONFLICT DO NOTHING;
    SELECT last_number INTO STRICT last FROM submission_counters WHERE municipality_id = in_municipality FOR UPDATE;
  END IF;
  first := last;
  -- Who cancels an order has its lock and then waits for that of the audit log.
  IF jsonb_path_exists(in_items, '$[*].workOrder ? (@ != null)') THEN
    FOR work_order IN SELECT DISTINCT i ->> 'workOrder' AS id FROM jsonb_array_elements(in_items) AS i ORDER BY id LOOP
      PERFORM FROM work_orders w
        WHERE w.municipality_id = in_municipality AND w.id = work_order AND w.state = 'open' FOR UPDATE;
    END LOOP;
  END IF;
  head := lock_audit_head(in_municipality);
  -- Only now: the keyword changes under these locks.
  SELECT m.keyword, (SELECT c.disabled FROM countries c WHERE c.id = (
      SELECT p.country_id FROM provinces p WHERE p.id = m.province_id))
    INTO STRICT prefix, blocked FROM municipalities m WHERE m.id = in_municipality;
  known_ids := ARRAY(
    SELECT i ->> 'id' FROM jsonb_array_elements(in_items) AS i
    WHERE (SELECT s.id FROM submissions s WHERE s.id = i ->> 'id') IS NOT NULL
      OR (SELECT t.id FROM submission_tombstones t WHERE t.id = i ->> 'id') IS NOT NULL);

  FOR item IN SELECT * FROM jsonb_populate_recordset(NULL::intake_item, in_items)
  LOOP
    at_item := at_item + 1;
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
    IF item.id = ANY (known_ids) THEN
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
    END IF;

    at_form := array_position(form_ids, item."formId");
    IF at_form IS NULL THEN
      form_ids := form_ids || item."formId";
      at_form := cardinality(form_ids);
      SELECT * INTO form FROM forms WHERE municipality_id = in_municipality AND id = item."formId";
      form_rules[at_form] := CASE WHEN form.deleted_at IS NULL THEN concat_ws(E'\x1f', form.version, form.area_id,
        coalesce(form.response_limit, -1), form.public, form.portal, prefix, blocked) END;
      IF form.id IS NULL THEN
        form_rules[at_form] := NULL;
      ELSE
        SELECT counted INTO taken FROM form_counters
          WHERE municipality_id = in_municipality AND form_id = item."formId" FOR UPDATE;
        counts[at_form] := coalesce(taken, 0);
      END IF;
      added[at_form] := 0;
    END IF;
    person := CASE WHEN item."singleAnswer" AND item.particulars -> 'citizen' <> 'null' THEN
      concat_ws(E'\x1f', item."formId", item.particulars #>> '{citizen,documentNumber}',
        item.particulars #>> '{citizen,id}') END;
    has_answered := false;
    IF person IS NOT NULL THEN
      has_answered := person = ANY (persons) OR EXISTS (
        SELECT FROM submissions
        WHERE municipality_id = in_municipality AND form_id = item."formId"
          AND citizen_number = item.particulars #>> '{citizen,documentNumber}'
          AND citizen ->> 'id' = item.particulars #>> '{citizen,id}')
        -- Under an id and number that the person had before a correction or a merge.
        OR EXISTS (
        SELECT FROM citizen_aliases a JOIN submissions s ON s.municipality_id = a.municipality_id
          AND s.form_id = item."formId" AND s.citizen_number = a.document_number AND s.citizen ->> 'id' = a.id::text
        WHERE a.municipality_id = in_municipality
          AND a.citizen_id = (item.particulars #>> '{citizen,id}')::bigint
          AND a.citizen_number = item.particulars #>> '{citizen,documentNumber}');
    END IF;
    result.outcome := CASE
      WHEN item.imported IS NOT NULL THEN 'stored'
      WHEN form_rules[at_form] IS NULL THEN 'form-deleted'
      WHEN form_rules[at_form] <> concat_ws(E'\x1f', item."newestVersion", item."areaId",
        coalesce(item."responseLimit", -1), item.public, item.portal, item.keyword, false) THEN 'form-changed'
      WHEN has_answered THEN 'already-answered'
      WHEN counts[at_form] + added[at_form] >= item."responseLimit" THEN 'limit-reached'
      ELSE 'stored' END;
    IF result.outcome <> 'stored' THEN
      results := results || result;
      CONTINUE;
    END IF;

    IF item.imported ->> 'code' IS NOT NULL THEN
      result.code := item.imported ->> 'code';
      result.record_code := item.imported ->> 'recordCode';
    ELSIF prefix = '' THEN
      result.code := 'DESC';
    ELSE
      last := last + 1;
      result.code := prefix || last;
      result.record_code := coalesce(left(item.id, item."recordCodeLength") || result.code, '');
    END IF;
    added[at_form] := added[at_form] + 1;
    stored := stored || item;
    stored_ids := stored_ids || item.id;
    stored_texts := stored_texts || answers[at_item];
    stored_as := stored_as || concat_ws(E'\x1f', item."formId", item."createdBy", item."contentHash");
    stored_codes := stored_codes || result;
    IF person IS NOT NULL THEN
      persons := persons || person;
    END IF;
    IF item.imported IS NULL THEN
      entry := ROW(in_municipality, head.last_number + 1, in_at, item."createdBy", 'create', 'submission', item.id,
                   jsonb_build_object('form', item."formId", 'code', result.code), '\x'::bytea,
                   item."networkAddress");
      entry.hash := audit_hash(head.last_hash, entry);
      entries := entries || entry;
      head.last_number := entry.number;
      head.last_hash := entry.hash;
    END IF;
    results := results || result;
  END LOOP;

  IF cardinality(stored_ids) > 0 THEN
    moved_here := in_moves IS NOT NULL AND cardinality(stored_ids) = jsonb_array_length(in_items);
    IF moved_here THEN
      PERFORM set_config('constancia.answers_counted', 'yes', true);
    END IF;
    INSERT INTO submissions (municipality_id, id, form_id, form_version, area_id, code, record_code, created_at,
        updated_at, created_by, first_name, last_name, inspector_number, answers, state, content_hash, location,
        latitude, longitude, citizen, citizen_number, asset, signatures, residue, incident_number, words, language, started_from,
        evidence, badge, payment)
      SELECT in_municipality, i.id, i."formId", i."formVersion", i."areaId", (stored_codes[i.ordinality]).code,
        (stored_codes[i.ordinality]).record_code, coalesce((i.imported ->> 'createdAt')::timestamptz, in_at),
        coalesce((i.imported ->> 'updatedAt')::timestamptz, in_at), i."createdBy", i."firstName", i."lastName",
        i."inspectorNumber", stored_texts[i.ordinality]::jsonb, i.state, decode(i."contentHash", 'hex'),
        nullif(i.particulars -> 'location', 'null'), micro_degrees(i.particulars -> 'location', 'latitude'),
        micro_degrees(i.particulars -> 'location', 'longitude'), nullif(i.particulars -> 'citizen', 'null'),
        i.particulars #>> '{citizen,documentNumber}',
        nullif(i.particulars -> 'asset', 'null'), nullif(i.particulars -> 'signatures', '[]'),
        nullif(i.imported -> 'residue', 'null'), coalesce(i.imported ->> 'incidentNumber', ''),
        array_to_tsvector(string_to_array(nullif(i.words, ''), ' ')), coalesce(i.language, ''), i."startedFrom",
        nullif(i.evidence, 'null'), i.badge, i.payment
      FROM unnest(stored) WITH ORDINALITY AS i;
    IF moved_here THEN
      PERFORM set_config('constancia.answers_counted', '', true);
      INSERT INTO answer_packs (municipality_id, form_id, area_id, day, hour, amount, classes, question_ids, value_ids, times,
          answers, numbers)
        SELECT in_municipality, m."formId", m."areaId", m.local::date, to_char(m.local, 'HH24'), 1,
          string_to_array(m.classes, E'\x7f'), string_to_array(m."questionIds", E'\x7f'),
          string_to_array(m."valueIds", E'\x7f'), m.times, m.answers, string_to_array(m.numbers, E'\x7f')
        FROM (
          SELECT p.*, in_at AT TIME ZONE counted_zone(in_municipality, p."formId", in_at) AS local
          FROM json_to_recordset(in_moves) AS p("formId" text, "areaId" text, classes text, "questionIds" text,
            "valueIds" text, times bigint[], answers bigint[], numbers text)) AS m;
    END IF;
    -- Deleted elsewhere between looking up and writing: a caller that gets this error tries again and finds the tombstone.
    IF EXISTS (SELECT FROM unnest(stored_ids) AS one(id)
               WHERE (SELECT t.id FROM submission_tombstones t WHERE t.id = one.id) IS NOT NULL) THEN
      RAISE EXCEPTION 'an answer of this id was deleted'
        USING ERRCODE = 'unique_violation', CONSTRAINT = 'submissions_one_per_id';
    END IF;
    -- What was done or cancelled since stays as it is; whoever has the order, it is done now.
    UPDATE work_orders w SET state = 'done', submission_id = i.id, done_at = in_at, taken_by = '', taken_until = NULL,
        version = w.version + 1
      FROM unnest(stored) AS i
      WHERE i."workOrder" IS NOT NULL AND w.municipality_id = in_municipality AND w.id = i."workOrder"
        AND w.state = 'open';
    PERFORM note_stored_submissions(in_municipality, in_at, stored);
    INSERT INTO submission_events (municipality_id, kind, submission_id, code, form_id, area_id, state, at)
      SELECT in_municipality, 'sent', i.id, (stored_codes[i.ordinality]).code, i."formId", i."areaId", i.state, in_at
      FROM unnest(stored) WITH ORDINALITY AS i WHERE i.imported IS NULL;
    INSERT INTO audit_entries SELECT * FROM unnest(entries);
    UPDATE audit_heads SET last_number = head.last_number, last_hash = head.last_hash
      WHERE municipality_id = in_municipality;
    INSERT INTO form_counters AS c (municipality_id, form_id, submissions, counted)
      SELECT in_municipality, f.id, f.added, f.added FROM unnest(form_ids, added) AS f(id, added) WHERE f.added > 0
      ON CONFLICT (municipality_id, form_id)
        DO UPDATE SET submissions = c.submissions + excluded.submissions, counted = c.counted + excluded.counted;
    IF last > first THEN
      UPDATE submission_counters SET last_number = last WHERE municipality_id = in_municipality;
    END IF;
  END IF;
  RETURN QUERY SELECT * FROM unnest(results);
END $$;
