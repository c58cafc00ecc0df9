-- Copies of answers by e-mail: what the outbox delivers, and how it went with each address.
-- rules: A4.43, A7.15, A7.27, W13, X19.01-X19.12

CREATE TABLE mails (
  municipality_id text NOT NULL CONSTRAINT mails_municipality_fk REFERENCES municipalities,
  -- Of its entry in the outbox.
  id              uuid NOT NULL,
  submission_id   text NOT NULL,
  -- Id of the account, and the name that the letter gives.
  sent_by         text NOT NULL,
  sender          text NOT NULL,
  created_at      timestamptz NOT NULL,
  language        text NOT NULL,
  -- Scheme and host that the sender uses, for the address on the record.
  origin          text NOT NULL,
  subject         text NOT NULL,
  body            text NOT NULL,
  -- '' for none; the file leaves once every address has the letter.
  attachment_key  text NOT NULL DEFAULT '',
  attachment_name text NOT NULL DEFAULT '',
  CONSTRAINT mails_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT mails_submission_fk FOREIGN KEY (municipality_id, submission_id) REFERENCES submissions ON DELETE CASCADE,
  CONSTRAINT mails_entry_fk FOREIGN KEY (municipality_id, id) REFERENCES outbox_entries ON DELETE CASCADE
);
CREATE INDEX mails_by_submission ON mails (municipality_id, submission_id);
CREATE INDEX mails_by_age ON mails (created_at);

CREATE TABLE mail_recipients (
  municipality_id text NOT NULL,
  mail_id         uuid NOT NULL,
  -- From 0.
  position        integer NOT NULL,
  address         text NOT NULL,
  outcome         text NOT NULL DEFAULT 'pending',
  settled_at      timestamptz,
  CONSTRAINT mail_recipients_pk PRIMARY KEY (municipality_id, mail_id, position),
  CONSTRAINT mail_recipients_mail_fk FOREIGN KEY (municipality_id, mail_id) REFERENCES mails ON DELETE CASCADE,
  CONSTRAINT mail_recipients_outcome CHECK (outcome IN ('pending', 'accepted', 'refused'))
);
