-- People are reminded of their appointment as many hours before as the agenda says. rules: X34.78

UPDATE agendas SET schedule = schedule || '{"reminderHours": 0}' WHERE schedule IS NOT NULL;

ALTER TABLE appointments ADD COLUMN reminded_for timestamptz;
COMMENT ON COLUMN appointments.reminded_for IS
  'The beginning of which the person was reminded; null when of none. One that was moved has another.';
