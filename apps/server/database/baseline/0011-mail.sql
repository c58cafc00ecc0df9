-- Copies of submissions by e-mail: what the outbox delivers, and how it went with each address.
-- rules: A4.43, A7.15, A7.27, W13, X19.01-X19.12

CREATE TABLE mails (
  municipality_id text NOT NULL CONSTRAINT mails_municipality_fk REFERENCES municipalities,
  id              uuid NOT NULL,
  submission_id   text NOT NULL,
  sent_by         text NOT NULL,
  sender          text NOT NULL,
  created_at      timestamptz NOT NULL,
  language        text NOT NULL,
  origin          text NOT NULL,
  subject         text NOT NULL,
  body            text NOT NULL,
  attachment_key  text NOT NULL DEFAULT '',
  attachment_name text NOT NULL DEFAULT '',
  CONSTRAINT mails_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT mails_submission_fk FOREIGN KEY (municipality_id, submission_id) REFERENCES submissions ON DELETE CASCADE,
  CONSTRAINT mails_entry_fk FOREIGN KEY (municipality_id, id) REFERENCES outbox_entries ON DELETE CASCADE
);
COMMENT ON TABLE mails IS 'A mail with a copy of a submission.';
COMMENT ON COLUMN mails.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN mails.id IS 'Id of its entry in the outbox.';
COMMENT ON COLUMN mails.submission_id IS 'The submission.';
COMMENT ON COLUMN mails.sent_by IS 'Id of the account.';
COMMENT ON COLUMN mails.sender IS 'Name that the mail gives as its sender.';
COMMENT ON COLUMN mails.created_at IS 'When it was sent off.';
COMMENT ON COLUMN mails.language IS 'Language of the mail.';
COMMENT ON COLUMN mails.origin IS 'Scheme and host that the sender uses, for the address on the record.';
COMMENT ON COLUMN mails.subject IS 'Subject line.';
COMMENT ON COLUMN mails.body IS 'What the sender wrote.';
COMMENT ON COLUMN mails.attachment_key IS
  'Storage key of the attachment; '''' for none. The file is deleted once every address has the mail.';
COMMENT ON COLUMN mails.attachment_name IS 'File name of the attachment; '''' for none.';
CREATE INDEX mails_by_submission ON mails (municipality_id, submission_id);
CREATE INDEX mails_by_age ON mails (created_at);

CREATE TABLE mail_recipients (
  municipality_id text NOT NULL,
  mail_id         uuid NOT NULL,
  position        integer NOT NULL,
  address         text NOT NULL,
  outcome         text NOT NULL DEFAULT 'pending',
  resolved_at      timestamptz,
  CONSTRAINT mail_recipients_pk PRIMARY KEY (municipality_id, mail_id, position),
  CONSTRAINT mail_recipients_mail_fk FOREIGN KEY (municipality_id, mail_id) REFERENCES mails ON DELETE CASCADE,
  CONSTRAINT mail_recipients_outcome CHECK (outcome IN ('pending', 'accepted', 'refused'))
);
COMMENT ON TABLE mail_recipients IS 'An address that a mail goes to.';
COMMENT ON COLUMN mail_recipients.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN mail_recipients.mail_id IS 'The mail.';
COMMENT ON COLUMN mail_recipients.position IS 'Position among its addresses, from 0.';
COMMENT ON COLUMN mail_recipients.address IS 'E-mail address.';
COMMENT ON COLUMN mail_recipients.outcome IS 'pending, accepted or refused by the mail server.';
COMMENT ON COLUMN mail_recipients.resolved_at IS 'When the outcome was known; null before.';
