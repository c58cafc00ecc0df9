-- Appends an entry to a municipality's audit chain, under the lock of its head. rules: X7.04, X27.13
CREATE OR REPLACE FUNCTION append_audit(
  in_municipality text, in_at timestamptz, in_actor text, in_action text, in_subject text, in_subject_id text,
  in_details jsonb, in_network_address text
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  head  audit_heads;
  entry audit_entries;
BEGIN
  head := lock_audit_head(in_municipality);
  entry := ROW(in_municipality, head.last_number + 1, in_at, in_actor, in_action, in_subject, in_subject_id,
               in_details, '\x'::bytea, in_network_address);
  entry.hash := audit_hash(head.last_hash, entry);
  INSERT INTO audit_entries VALUES (entry.*);
  UPDATE audit_heads SET last_number = entry.number, last_hash = entry.hash WHERE municipality_id = in_municipality;
END $$;
