-- What the database refuses by itself: changes to tables that are append-only or immutable, whatever the role. Applied after
-- the functions. rules: X27.13

-- The audit log grows and is never changed or emptied; its heads move on and never leave.
CREATE OR REPLACE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER audit_entries_never_emptied BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER audit_heads_stay BEFORE DELETE ON audit_heads
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER audit_heads_never_emptied BEFORE TRUNCATE ON audit_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER form_versions_immutable BEFORE UPDATE ON form_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER submission_originals_immutable BEFORE UPDATE ON submission_originals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER corrections_immutable BEFORE UPDATE ON corrections
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER payment_notices_immutable BEFORE UPDATE ON payment_notices
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
