-- A municipality words texts itself for people whose language is 'Other'.
-- rules: X34.34
ALTER TABLE municipalities ADD COLUMN own_texts jsonb NOT NULL DEFAULT '{}'::jsonb;
COMMENT ON COLUMN municipalities.own_texts IS
  'Texts in the words of the municipality, by the code of the text. They belong to the settings and their version.';
