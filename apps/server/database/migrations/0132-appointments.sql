-- Appointments that people booked in agendas of our own. rules: X34.72

CREATE TABLE appointments (
  municipality_id text NOT NULL,
  submission_id   text NOT NULL,
  agenda_id       integer NOT NULL,
  starts_at       timestamptz NOT NULL,
  ends_at         timestamptz NOT NULL,
  booked_at       timestamptz NOT NULL,
  CONSTRAINT appointments_pk PRIMARY KEY (municipality_id, submission_id),
  CONSTRAINT appointments_submission_fk FOREIGN KEY (municipality_id, submission_id)
    REFERENCES submissions ON DELETE CASCADE,
  CONSTRAINT appointments_length CHECK (ends_at > starts_at)
);
COMMENT ON TABLE appointments IS 'The appointment of a submission; it is deleted with it.';
COMMENT ON COLUMN appointments.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN appointments.submission_id IS 'The submission, which has one appointment at most.';
COMMENT ON COLUMN appointments.agenda_id IS 'Number of the agenda, whose hours may have changed since.';
COMMENT ON COLUMN appointments.starts_at IS 'When it begins.';
COMMENT ON COLUMN appointments.ends_at IS 'When it ends.';
COMMENT ON COLUMN appointments.booked_at IS 'When it was booked.';
CREATE INDEX appointments_by_time ON appointments (municipality_id, agenda_id, starts_at);
