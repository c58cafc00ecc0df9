-- What was uploaded. The bytes lie in file storage under the key; the row says whose they are. rules: E5.19, E5.20,
-- E3.08, W12, W16

CREATE TABLE files (
  municipality_id text NOT NULL CONSTRAINT files_municipality_fk REFERENCES municipalities,
  key             text NOT NULL,
  -- 'header-image': picture at the top of a form.
  kind            text NOT NULL,
  -- The form it was uploaded for; it may be saved only later, so this is no reference.
  form_id         text NOT NULL,
  media_type      text NOT NULL,
  bytes           bigint NOT NULL,
  uploaded_by     text NOT NULL,
  uploaded_at     timestamptz NOT NULL,
  -- When it first became part of something saved; files that never do are removed after a day.
  used_at         timestamptz,
  CONSTRAINT files_pk PRIMARY KEY (municipality_id, key)
);
CREATE UNIQUE INDEX files_one_per_key ON files (key);
CREATE INDEX files_unused ON files (uploaded_at) WHERE used_at IS NULL;

-- Taken from the newest version: who may see a picture is who may see a form that shows it.
ALTER TABLE forms ADD COLUMN header_image text NOT NULL DEFAULT '';
CREATE INDEX forms_by_header_image ON forms (header_image) WHERE header_image <> '';
