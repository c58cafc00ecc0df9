-- Records of several submissions, asked for together and fetched as one archive.
-- rules: X33.68

CREATE TABLE record_bundles (
  municipality_id text NOT NULL,
  id              text NOT NULL,
  form_id         text NOT NULL,
  user_id         text NOT NULL,
  asked_at        timestamptz NOT NULL,
  cancelled       boolean NOT NULL DEFAULT false,
  CONSTRAINT record_bundles_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT record_bundles_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
);
COMMENT ON TABLE record_bundles IS 'Records of several submissions that somebody asked for together; it leaves with them, after a day.';
COMMENT ON COLUMN record_bundles.municipality_id IS 'Municipality of the form.';
COMMENT ON COLUMN record_bundles.id IS 'Twenty characters.';
COMMENT ON COLUMN record_bundles.form_id IS 'The form.';
COMMENT ON COLUMN record_bundles.user_id IS 'The account that asked; the only one that may ask about it.';
COMMENT ON COLUMN record_bundles.asked_at IS 'When it was asked for.';
COMMENT ON COLUMN record_bundles.cancelled IS 'Whether it was cancelled.';
CREATE UNIQUE INDEX record_bundles_one_per_id ON record_bundles (id);
CREATE INDEX record_bundles_by_age ON record_bundles (asked_at);

CREATE TABLE record_bundle_items (
  municipality_id text NOT NULL,
  bundle_id       text NOT NULL,
  position        integer NOT NULL,
  submission_id   text NOT NULL,
  code            text NOT NULL,
  record_id       text NOT NULL,
  refusal         text NOT NULL,
  CONSTRAINT record_bundle_items_pk PRIMARY KEY (municipality_id, bundle_id, position),
  CONSTRAINT record_bundle_items_bundle_fk FOREIGN KEY (municipality_id, bundle_id)
    REFERENCES record_bundles ON DELETE CASCADE
);
COMMENT ON TABLE record_bundle_items IS 'A submission whose record was asked for in a bundle.';
COMMENT ON COLUMN record_bundle_items.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN record_bundle_items.bundle_id IS 'The bundle.';
COMMENT ON COLUMN record_bundle_items.position IS 'Position among those asked for, from 0.';
COMMENT ON COLUMN record_bundle_items.submission_id IS 'The submission, as it was named.';
COMMENT ON COLUMN record_bundle_items.code IS 'Its code; '''' when the person may not see it.';
COMMENT ON COLUMN record_bundle_items.record_id IS 'The record that is made; '''' when it was refused.';
COMMENT ON COLUMN record_bundle_items.refusal IS 'Why it was refused at once; '''' when it was not.';
