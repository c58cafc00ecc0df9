-- The audit log is never emptied, records wait once, limits are swept. rules: X27.06, X27.13, X27.18

CREATE TRIGGER audit_entries_never_emptied BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- Heads move on, and never leave.
CREATE TRIGGER audit_heads_stay BEFORE DELETE ON audit_heads
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_heads_never_emptied BEFORE TRUNCATE ON audit_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- When drawing began; null while the record waits for its turn.
ALTER TABLE records ADD COLUMN started_at timestamptz;
-- One record at a time of the same answer, kind and options for one requester. What waited before can be asked for again.
UPDATE records SET state = 'failed' WHERE state = 'waiting';
CREATE UNIQUE INDEX records_one_waiting
  ON records (municipality_id, submission_id, kind, requested_by, language, origin, md5(options::text))
  WHERE state = 'waiting';

CREATE INDEX rate_limits_by_end ON rate_limits (resets_at);
