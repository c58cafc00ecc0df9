-- Another time zone of a municipality counts its answers again beside everything else, some at a time. rules: X32.50

CREATE TABLE zone_recounts (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  former_zone     text NOT NULL,
  recounted_from  timestamptz NOT NULL,
  CONSTRAINT zone_recounts_pk PRIMARY KEY (municipality_id, form_id),
  CONSTRAINT zone_recounts_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
);
COMMENT ON TABLE zone_recounts IS
  'A form whose answers are being counted by the days of another time zone, the newest submissions first.';
COMMENT ON COLUMN zone_recounts.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN zone_recounts.form_id IS 'The form.';
COMMENT ON COLUMN zone_recounts.former_zone IS 'IANA name of the time zone by whose days older submissions are still counted.';
COMMENT ON COLUMN zone_recounts.recounted_from IS
  'Submissions from this moment on are counted by the days of the time zone that the municipality has.';

DROP TRIGGER IF EXISTS municipalities_count_values_again ON municipalities;
DROP FUNCTION IF EXISTS count_values_again();
