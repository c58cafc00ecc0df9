-- Writes many entries of the outbox and the jobs that deliver them (the constant DELIVER of
-- apps/server/src/platform/outbox/queries.ts). in_entries: array of objects {municipalityId, id, kind, submissionId, label,
-- payload, createdAt, createdBy}. rules: X20.02
CREATE OR REPLACE FUNCTION post_to_outbox(in_entries jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox_entries
      (municipality_id, id, kind, submission_id, label, payload, created_at, created_by, due_at)
    SELECT e."municipalityId", e.id, e.kind, e."submissionId", e.label, e.payload, e."createdAt", e."createdBy",
           e."createdAt"
    FROM jsonb_to_recordset(in_entries) AS e("municipalityId" text, id uuid, kind text, "submissionId" text,
      label text, payload jsonb, "createdAt" timestamptz, "createdBy" text);
  -- All jobs in one statement: one by one they would take as long as the submissions themselves.
  PERFORM graphile_worker.add_jobs(array_agg(
      ROW('deliver-outbox-entry', json_build_object('municipalityId', e."municipalityId", 'id', e.id), NULL, NULL, 8,
          'outbox:' || e."municipalityId" || ':' || e.id, NULL, NULL)::graphile_worker.job_spec))
    FROM jsonb_to_recordset(in_entries) AS e("municipalityId" text, id uuid)
    HAVING count(*) > 0;
END $$;
