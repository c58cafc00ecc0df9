-- People are reminded of their appointment as many hours before as the agenda says, the staff notes who came, and what became
-- of an appointment is kept. rules: X34.77, X34.78

UPDATE agendas SET schedule = schedule || '{"reminderHours": 0}' WHERE schedule IS NOT NULL;

ALTER TABLE appointments ADD COLUMN reminded_for timestamptz;
COMMENT ON COLUMN appointments.reminded_for IS
  'The beginning of which the person was reminded; null when of none. One that was moved has another.';

ALTER TABLE appointments ADD COLUMN attendance text CONSTRAINT appointments_attendance CHECK (attendance IN ('came', 'absent'));
COMMENT ON COLUMN appointments.attendance IS 'Whether the person came, as the staff noted; null when nobody did.';

CREATE TABLE appointment_changes (
  municipality_id text NOT NULL,
  submission_id   text NOT NULL,
  position        integer NOT NULL,
  kind            text NOT NULL CONSTRAINT appointment_changes_kind
    CHECK (kind IN ('booked', 'moved', 'cancelled', 'came', 'absent', 'unmarked')),
  starts_at       timestamptz NOT NULL,
  at              timestamptz NOT NULL,
  username        text NOT NULL,
  note            text NOT NULL,
  CONSTRAINT appointment_changes_pk PRIMARY KEY (municipality_id, submission_id, position),
  CONSTRAINT appointment_changes_appointment_fk FOREIGN KEY (municipality_id, submission_id)
    REFERENCES appointments ON DELETE CASCADE
);
COMMENT ON TABLE appointment_changes IS 'What became of an appointment, from its booking on.';
COMMENT ON COLUMN appointment_changes.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN appointment_changes.submission_id IS 'The submission whose appointment it is.';
COMMENT ON COLUMN appointment_changes.position IS 'The number of the change: `change` of the appointment from then on.';
COMMENT ON COLUMN appointment_changes.kind IS 'What was done: booked, moved, cancelled, came, absent, or unmarked, which takes a note about coming back.';
COMMENT ON COLUMN appointment_changes.starts_at IS 'When the appointment begins, from this change on.';
COMMENT ON COLUMN appointment_changes.at IS 'When it was done.';
COMMENT ON COLUMN appointment_changes.username IS 'Who did it; '''' for who holds a link.';
COMMENT ON COLUMN appointment_changes.note IS 'Why the staff cancelled it; '''' for nothing.';
INSERT INTO appointment_changes
SELECT p.municipality_id, p.submission_id, p.change, CASE WHEN p.cancelled_at IS NULL THEN 'booked' ELSE 'cancelled' END,
  p.starts_at, coalesce(p.cancelled_at, p.booked_at), '', ''
FROM appointments p;
