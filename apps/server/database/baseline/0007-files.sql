-- Uploaded files. The bytes lie in file storage under the key; the rows say whose they are.
-- rules: A3.22-A3.24, A7.24, A7.25, A7.28, E5.19, W12

CREATE TABLE files (
  municipality_id text NOT NULL CONSTRAINT files_municipality_fk REFERENCES municipalities,
  key             text NOT NULL,
  kind            text NOT NULL,
  -- The form may be saved only later, so this is no reference.
  form_id         text NOT NULL,
  media_type      text NOT NULL,
  bytes           bigint NOT NULL,
  uploaded_by     text NOT NULL,
  uploaded_at     timestamptz NOT NULL,
  used_at         timestamptz,
  submission_id   text NOT NULL DEFAULT '',
  name            text NOT NULL DEFAULT '',
  signature_slot  integer,
  photo           jsonb,
  marks           jsonb,
  CONSTRAINT files_pk PRIMARY KEY (municipality_id, key)
);
COMMENT ON TABLE files IS 'An uploaded file.';
COMMENT ON COLUMN files.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN files.key IS 'Its key in file storage, unique in the installation.';
COMMENT ON COLUMN files.kind IS
  'What it is for: header-image, record-logo, signature, or answer- and the kind of attachment.';
COMMENT ON COLUMN files.form_id IS 'Form that it was uploaded for.';
COMMENT ON COLUMN files.media_type IS 'Media type, found by its content.';
COMMENT ON COLUMN files.bytes IS 'Size in bytes.';
COMMENT ON COLUMN files.uploaded_by IS 'Id of the account; '''' for a visitor.';
COMMENT ON COLUMN files.uploaded_at IS 'When it had arrived.';
COMMENT ON COLUMN files.used_at IS
  'When it first became part of something saved; files that never do are removed after a day.';
COMMENT ON COLUMN files.submission_id IS
  'Id under which the submission is, or will be, stored; '''' for files of forms.';
COMMENT ON COLUMN files.name IS 'File name that the person knows it by; '''' for none.';
COMMENT ON COLUMN files.signature_slot IS 'Slot of the form that a signature was drawn for; null for everything else.';
COMMENT ON COLUMN files.photo IS
  'PhotoEvidence: when and where the photo was taken; null where the form did not ask.';
COMMENT ON COLUMN files.marks IS 'Marks that staff put on the photo, which stays as it was; null for none.';
CREATE UNIQUE INDEX files_one_per_key ON files (key);
CREATE INDEX files_unused ON files (uploaded_at) WHERE used_at IS NULL;
CREATE INDEX files_by_submission ON files (municipality_id, submission_id) WHERE submission_id <> '';
-- What visitors sent and no submission took yet is summed up before each further file of theirs.
CREATE INDEX files_of_visitors_unused ON files (form_id) INCLUDE (municipality_id, bytes)
  WHERE used_at IS NULL AND uploaded_by = '' AND (kind = 'signature' OR kind LIKE 'answer-%');

CREATE TABLE uploads (
  municipality_id text NOT NULL CONSTRAINT uploads_municipality_fk REFERENCES municipalities,
  id              text NOT NULL,
  form_id         text NOT NULL,
  submission_id   text NOT NULL,
  question_id     text NOT NULL,
  kind            text NOT NULL,
  name            text NOT NULL,
  bytes           bigint NOT NULL,
  received        bigint NOT NULL DEFAULT 0,
  uploaded_by     text NOT NULL,
  started_at      timestamptz NOT NULL,
  file_key        text,
  photo           jsonb,
  marks           jsonb,
  CONSTRAINT uploads_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT uploads_file_fk FOREIGN KEY (municipality_id, file_key) REFERENCES files ON DELETE CASCADE
);
COMMENT ON TABLE uploads IS 'A file of a submission on its way, in pieces; removed a day after it began.';
COMMENT ON COLUMN uploads.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN uploads.id IS 'Id made on the device and known to nobody else.';
COMMENT ON COLUMN uploads.form_id IS 'The form being answered.';
COMMENT ON COLUMN uploads.submission_id IS 'Id under which the submission will be stored.';
COMMENT ON COLUMN uploads.question_id IS 'Question that it belongs to.';
COMMENT ON COLUMN uploads.kind IS 'Kind of attachment: image, document, video or audio.';
COMMENT ON COLUMN uploads.name IS 'File name on the device.';
COMMENT ON COLUMN uploads.bytes IS 'Size in bytes that the device announced.';
COMMENT ON COLUMN uploads.received IS 'Bytes that have arrived.';
COMMENT ON COLUMN uploads.uploaded_by IS 'Id of the account; '''' for a visitor.';
COMMENT ON COLUMN uploads.started_at IS 'When it was announced.';
COMMENT ON COLUMN uploads.file_key IS 'Key of the file once it has arrived and was accepted; null before.';
COMMENT ON COLUMN uploads.photo IS 'As in files, which it becomes.';
COMMENT ON COLUMN uploads.marks IS 'As in files, which it becomes.';
CREATE UNIQUE INDEX uploads_one_per_id ON uploads (id);
CREATE INDEX uploads_by_submission ON uploads (municipality_id, submission_id);
CREATE INDEX uploads_by_age ON uploads (started_at);
CREATE INDEX uploads_by_file ON uploads (municipality_id, file_key);
CREATE INDEX uploads_of_visitors ON uploads (form_id) INCLUDE (municipality_id, bytes)
  WHERE file_key IS NULL AND uploaded_by = '';
