-- Trigger: keeps what statistics need to know of a saved version. rules: X32.50
CREATE OR REPLACE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO counted_versions (municipality_id, form_id, version, classes, several, with_files)
    SELECT NEW.municipality_id, NEW.form_id, NEW.version,
      coalesce(jsonb_object_agg(q ->> 'id', CASE
        WHEN q ->> 'kind' IN ('single-choice', 'multiple-choice', 'yes-no') THEN 'choice'
        WHEN q ->> 'kind' IN ('integer', 'decimal') THEN 'number'
        WHEN q ->> 'kind' IN ('date', 'time') THEN q ->> 'kind'
        ELSE 'text' END), '{}'),
      coalesce(array_agg(q ->> 'id') FILTER (WHERE q ->> 'kind' = 'multiple-choice'), '{}'),
      coalesce(array_agg(q ->> 'id') FILTER (
        WHERE true::text IN (q ->> 'allowsImage', q ->> 'allowsDocument', q ->> 'allowsVideo', q ->> 'allowsAudio')), '{}')
    FROM (
      SELECT jsonb_path_query(NEW.definition, '$.sections[*].questions[*]')
      UNION ALL
      SELECT jsonb_path_query(NEW.definition, '$.sections[*].conditions[*].questions[*]')
    ) AS asked(q);
  RETURN NULL;
END $$;
