-- Writes incidents that submissions raise to the outbox. Their label is the title of the form and the code of the
-- submission, looked up by the whole key of one index. in_incidents: objects {submissionId, id, kind, label, payload, createdBy}. rules: A4.09, E3.29, X23.03
CREATE OR REPLACE FUNCTION post_incidents(in_municipality text, in_at timestamptz, in_incidents jsonb[])
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM post_to_outbox((
    SELECT jsonb_agg(i || jsonb_build_object('municipalityId', in_municipality, 'createdAt', in_at,
      'label', concat_ws(' ', i ->> 'label', (
        SELECT s.code FROM submissions s WHERE s.id = i ->> 'submissionId'))))
    FROM unnest(in_incidents) AS i));
END $$;
