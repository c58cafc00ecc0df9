-- Trigger: announces to every process what a statement has changed or deleted, once for each form, area and author. Intake
-- announces what it stored itself, after its commit (platform/notices/announcer.ts). rules: X33.61
CREATE OR REPLACE FUNCTION announce_changed_submissions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('constancia_notices', json_build_object('kind', 'submission', 'formId', c.form_id,
      'areaId', c.area_id, 'createdBy', c.created_by)::text)
    FROM (SELECT DISTINCT form_id, area_id, created_by FROM changed) c;
  RETURN NULL;
END $$;
