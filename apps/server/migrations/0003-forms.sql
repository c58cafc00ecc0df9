-- Forms and their immutable versions. rules: E3.01-E3.17, P3.15-P3.21

CREATE TABLE forms (
  municipality_id text NOT NULL,
  id              text NOT NULL,
  area_id         text NOT NULL,
  -- Number of the newest version; a write names the one it saw.
  version         integer NOT NULL DEFAULT 1,
  -- Taken from the newest version, for list, switch and entry without reading the definition.
  title           text NOT NULL,
  public          boolean NOT NULL,
  portal          boolean NOT NULL,
  payment_gateway boolean NOT NULL,
  citizen         boolean NOT NULL,
  response_limit  integer,
  duplicated      jsonb,
  created_at      timestamptz NOT NULL,
  deleted_at      timestamptz,
  deletion        jsonb,
  -- Document fields beyond the model.
  residue         jsonb,
  CONSTRAINT forms_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT forms_area_fk FOREIGN KEY (municipality_id, area_id) REFERENCES areas
);
CREATE UNIQUE INDEX forms_one_per_id ON forms (id);
CREATE INDEX forms_by_area_title ON forms (municipality_id, area_id, title) WHERE deleted_at IS NULL;

CREATE TABLE form_versions (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  version         integer NOT NULL,
  definition      jsonb NOT NULL,
  saved_at        timestamptz NOT NULL,
  saved_by        text NOT NULL,
  -- Whether the save is an entry of formEditedInfo: creating and importing a form is none (E4.27).
  edit            boolean NOT NULL DEFAULT true,
  CONSTRAINT form_versions_pk PRIMARY KEY (municipality_id, form_id, version),
  CONSTRAINT form_versions_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
);
-- lz4 costs a fraction of the default's CPU, where the server was built with it.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)) THEN
    ALTER TABLE form_versions ALTER COLUMN definition SET COMPRESSION lz4;
  END IF;
END $$;

CREATE TRIGGER form_versions_immutable BEFORE UPDATE ON form_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- How many answers each version has, by the area they were given in: totals of lists within an actor's areas, the
-- form's history, the columns of its spreadsheet.
CREATE TABLE version_counters (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  version         integer NOT NULL,
  area_id         text NOT NULL,
  submissions     bigint NOT NULL DEFAULT 0,
  CONSTRAINT version_counters_pk PRIMARY KEY (municipality_id, form_id, version, area_id),
  CONSTRAINT version_counters_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
) WITH (fillfactor = 50);

-- Most further copies of a repeatable section that any answer has: how wide the spreadsheet is.
CREATE TABLE copy_counts (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  section_id      text NOT NULL,
  copies          integer NOT NULL,
  CONSTRAINT copy_counts_pk PRIMARY KEY (municipality_id, form_id, section_id),
  CONSTRAINT copy_counts_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
) WITH (fillfactor = 50);

-- How many answers a form has: the response limit, under one lock.
CREATE TABLE form_counters (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  submissions     bigint NOT NULL DEFAULT 0,
  CONSTRAINT form_counters_pk PRIMARY KEY (municipality_id, form_id),
  CONSTRAINT form_counters_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
) WITH (fillfactor = 50);
