-- Administrators edit the settings of a municipality; two of them at the same moment do not overwrite each other.
-- rules: X33.80
ALTER TABLE municipalities ADD COLUMN settings_version integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN municipalities.settings_version IS
  'Grows with each change of settings, time zone or centre, so that the second of two people is notified.';
