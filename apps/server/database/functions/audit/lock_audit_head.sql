-- Locks the head of a municipality's audit chain until the transaction ends, and returns it; the first time it makes it. Whoever
-- appends an entry or moves counters has this lock. It works as the owner of the schema (grants.sql). rules: X27.13, X32.30
CREATE OR REPLACE FUNCTION lock_audit_head(in_municipality text) RETURNS audit_heads LANGUAGE plpgsql AS $$
DECLARE
  head audit_heads;
BEGIN
  SELECT * INTO head FROM audit_heads WHERE municipality_id = in_municipality FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO audit_heads (municipality_id) VALUES (in_municipality) ON CONFLICT DO NOTHING;
    SELECT * INTO STRICT head FROM audit_heads WHERE municipality_id = in_municipality FOR UPDATE;
  END IF;
  RETURN head;
END $$;
