-- Who booked an appointment moves or cancels it by the link of its mails. rules: X34.76

ALTER TABLE appointments ADD COLUMN change integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN appointments.change IS
  'How often it was moved, cancelled and booked again; who changes it names the number that they saw.';
ALTER TABLE appointments ADD COLUMN cancelled_at timestamptz;
COMMENT ON COLUMN appointments.cancelled_at IS 'When it was cancelled, which frees its hour; null while it holds.';
ALTER TABLE appointments ADD COLUMN language text NOT NULL DEFAULT 'es';
COMMENT ON COLUMN appointments.language IS 'In which it was booked, and its mails are written.';
ALTER TABLE appointments ADD COLUMN origin text NOT NULL DEFAULT '';
COMMENT ON COLUMN appointments.origin IS
  'Scheme and host under which it was booked, for the link of its mails; '''' when not known, and they have none.';

CREATE TABLE appointment_links (
  municipality_id text NOT NULL,
  submission_id   text NOT NULL,
  token_hash      bytea NOT NULL,
  CONSTRAINT appointment_links_pk PRIMARY KEY (municipality_id, submission_id, token_hash),
  CONSTRAINT appointment_links_appointment_fk FOREIGN KEY (municipality_id, submission_id)
    REFERENCES appointments ON DELETE CASCADE
);
COMMENT ON TABLE appointment_links IS 'A link with which who booked an appointment moves or cancels it.';
COMMENT ON COLUMN appointment_links.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN appointment_links.submission_id IS 'The submission whose appointment it is.';
COMMENT ON COLUMN appointment_links.token_hash IS 'SHA-256 of the link''s random token: the table alone opens nothing.';
CREATE UNIQUE INDEX appointment_links_one_per_token ON appointment_links (token_hash);
