-- In which language people read letters about what they sent. rules: X34.36
ALTER TABLE submissions ADD COLUMN language text NOT NULL DEFAULT '';
COMMENT ON COLUMN submissions.language IS
  'Code of the language of the page on which somebody sent it about themselves; empty when staff sent it or nothing is known.';

ALTER TYPE intake_item ADD ATTRIBUTE language text;
