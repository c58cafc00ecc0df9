-- Incidents that answers raise: the built-in register of them, the number of an answer's latest one, and entries of the
-- outbox that are written many at a time. rules: A4.09, E3.29, R2.064, X20.02, X23.03-X23.06

ALTER TABLE submissions
  -- Of the incident raised last; '' as long as there is none.
  ADD COLUMN incident_number text NOT NULL DEFAULT '',
  ADD COLUMN incident_raised_at timestamptz;

CREATE TABLE incidents (
  municipality_id text NOT NULL,
  number          integer NOT NULL CONSTRAINT incidents_number_positive CHECK (number > 0),
  -- Of the delivery that raised it: one that arrives twice raises none.
  key             uuid NOT NULL,
  submission_id   text NOT NULL,
  type_id         integer NOT NULL,
  description     text NOT NULL,
  -- {address, latitude, longitude}
  location        jsonb,
  asset_id        integer,
  created_by      text NOT NULL,
  created_at      timestamptz NOT NULL,
  CONSTRAINT incidents_pk PRIMARY KEY (municipality_id, number),
  CONSTRAINT incidents_submission_fk FOREIGN KEY (municipality_id, submission_id)
    REFERENCES submissions ON DELETE CASCADE
);
CREATE UNIQUE INDEX incidents_one_per_key ON incidents (municipality_id, key);
CREATE INDEX incidents_by_submission ON incidents (municipality_id, submission_id);

CREATE TABLE incident_counters (
  municipality_id text NOT NULL CONSTRAINT incident_counters_municipality_fk REFERENCES municipalities,
  last_number     integer NOT NULL DEFAULT 0,
  CONSTRAINT incident_counters_pk PRIMARY KEY (municipality_id)
);

-- The number of the incident under a key: a new one, without gap or double in its municipality, or the one it has.
CREATE FUNCTION raise_incident(
  in_municipality text, in_key uuid, in_submission text, in_type integer, in_description text, in_location jsonb,
  in_asset integer, in_by text, in_at timestamptz
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  given integer;
BEGIN
  -- One after the other within a municipality.
  INSERT INTO incident_counters (municipality_id) VALUES (in_municipality) ON CONFLICT DO NOTHING;
  PERFORM FROM incident_counters WHERE municipality_id = in_municipality FOR UPDATE;
  SELECT number INTO given FROM incidents WHERE municipality_id = in_municipality AND key = in_key;
  IF FOUND THEN
    RETURN given;
  END IF;
  UPDATE incident_counters SET last_number = last_number + 1 WHERE municipality_id = in_municipality
    RETURNING last_number INTO given;
  INSERT INTO incidents (municipality_id, number, key, submission_id, type_id, description, location, asset_id,
      created_by, created_at)
    VALUES (in_municipality, given, in_key, in_submission, in_type, in_description, in_location, in_asset, in_by,
      in_at);
  RETURN given;
END $$;

-- Writes entries and the jobs that deliver them in one go; in_entries: array of objects {municipalityId, id, kind,
-- submissionId, label, payload, createdAt, createdBy}. Returns how many.
CREATE FUNCTION post_to_outbox(in_job text, in_entries jsonb) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  posted integer;
BEGIN
  INSERT INTO outbox_entries
      (municipality_id, id, kind, submission_id, label, payload, created_at, created_by, due_at)
    SELECT e."municipalityId", e.id, e.kind, e."submissionId", e.label, e.payload, e."createdAt", e."createdBy",
           e."createdAt"
    FROM jsonb_to_recordset(in_entries) AS e("municipalityId" text, id uuid, kind text, "submissionId" text,
      label text, payload jsonb, "createdAt" timestamptz, "createdBy" text);
  GET DIAGNOSTICS posted = ROW_COUNT;
  -- Together: one by one they would take as long as the answers themselves.
  PERFORM graphile_worker.add_jobs(array_agg(
      ROW(in_job, json_build_object('municipalityId', e."municipalityId", 'id', e.id), NULL, NULL, 8,
          'outbox:' || e.id, NULL, NULL)::graphile_worker.job_spec))
    FROM jsonb_to_recordset(in_entries) AS e("municipalityId" text, id uuid)
    HAVING count(*) > 0;
  RETURN posted;
END $$;
