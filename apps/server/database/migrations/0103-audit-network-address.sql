-- Where people of the staff were when they did what the audit log says. rules: X34.21
ALTER TABLE audit_entries ADD COLUMN network_address text;
COMMENT ON COLUMN audit_entries.network_address IS
  'Network address of a person of the staff, of an IPv6 address its network; null for citizens, visitors and jobs.';

ALTER TYPE intake_item ADD ATTRIBUTE "networkAddress" text;

-- It takes the address too.
DROP FUNCTION IF EXISTS append_audit(text, timestamptz, text, text, text, text, jsonb);
