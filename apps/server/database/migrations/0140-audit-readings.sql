-- Who read and took what is about a person, for that person and for the timeline. rules: X34.25, X33.60

DROP INDEX audit_entries_of_records;
CREATE INDEX audit_entries_of_readings ON audit_entries (municipality_id, subject_id, number)
  WHERE action IN ('read', 'export');
