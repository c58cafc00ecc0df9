-- Forms, their immutable versions, and the sets of workflow states kept for them.
-- rules: E3.01-E3.17, P2.80, P3.15-P3.21, P4.18-P4.20, X37.24

CREATE TABLE forms (
  municipality_id text NOT NULL,
  id              text NOT NULL,
  area_id         text NOT NULL,
  version         integer NOT NULL DEFAULT 1,
  title           text NOT NULL,
  titles          jsonb NOT NULL,
  public          boolean NOT NULL,
  portal          boolean NOT NULL,
  payment_gateway boolean NOT NULL,
  citizen         boolean NOT NULL,
  response_limit  integer,
  duplicated      jsonb,
  created_at      timestamptz NOT NULL,
  deleted_at      timestamptz,
  deletion        jsonb,
  residue         jsonb,
  header_image    text NOT NULL DEFAULT '',
  CONSTRAINT forms_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT forms_area_fk FOREIGN KEY (municipality_id, area_id) REFERENCES areas
);
COMMENT ON TABLE forms IS
  'A form. What lists, the public switch and opening need of its newest version is repeated here.';
COMMENT ON COLUMN forms.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN forms.id IS 'Id of the form, unique in the installation.';
COMMENT ON COLUMN forms.area_id IS 'Area that the form belongs to.';
COMMENT ON COLUMN forms.version IS 'Number of the newest version; a save names the one it saw.';
COMMENT ON COLUMN forms.title IS 'Title of the newest version in its base language; lists go by it.';
COMMENT ON COLUMN forms.titles IS
  'The same with its translations: `text`, and `in` by language code where it has some. It stands here so that lists '
  'open no definitions.';
COMMENT ON COLUMN forms.public IS 'Whether visitors may answer it without signing in.';
COMMENT ON COLUMN forms.portal IS 'Whether citizens answer it from the citizen portal.';
COMMENT ON COLUMN forms.payment_gateway IS 'Whether it sells something.';
COMMENT ON COLUMN forms.citizen IS 'Whether an answer is about a citizen.';
COMMENT ON COLUMN forms.response_limit IS 'Most submissions it takes; null for no limit.';
COMMENT ON COLUMN forms.duplicated IS 'Which form it was copied from, by whom and when; null when it is no copy.';
COMMENT ON COLUMN forms.created_at IS 'When it was created.';
COMMENT ON COLUMN forms.deleted_at IS 'When it was deleted and hidden; null while it is there.';
COMMENT ON COLUMN forms.deletion IS 'Who deleted it and how; null while it is there.';
COMMENT ON COLUMN forms.residue IS
  'What the imported document holds beyond our model, kept for export; null for nothing.';
COMMENT ON COLUMN forms.header_image IS
  'Storage key of the picture at its top; '''' for none. Who may see the picture is who may see a form that shows '
  'it.';
CREATE UNIQUE INDEX forms_one_per_id ON forms (id);
CREATE INDEX forms_by_area_title ON forms (municipality_id, area_id, title) WHERE deleted_at IS NULL;
-- The code behind /f/ in the short URL of a form, as shortCodeOf makes it (X38.20).
CREATE INDEX forms_by_short_code ON forms (left(encode(sha256(id::bytea), 'hex'), 10));
CREATE INDEX forms_by_header_image ON forms (header_image) WHERE header_image <> '';

CREATE TABLE form_versions (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  version         integer NOT NULL,
  definition      jsonb NOT NULL,
  saved_at        timestamptz NOT NULL,
  saved_by        text NOT NULL,
  edit            boolean NOT NULL DEFAULT true,
  CONSTRAINT form_versions_pk PRIMARY KEY (municipality_id, form_id, version),
  CONSTRAINT form_versions_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
);
COMMENT ON TABLE form_versions IS 'A form as it was saved once; never changed.';
COMMENT ON COLUMN form_versions.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN form_versions.form_id IS 'The form.';
COMMENT ON COLUMN form_versions.version IS 'Number of the version, from 1.';
COMMENT ON COLUMN form_versions.definition IS 'FormDefinition: everything that is asked, and how.';
COMMENT ON COLUMN form_versions.saved_at IS 'When it was saved.';
COMMENT ON COLUMN form_versions.saved_by IS 'Username of the person who saved it.';
COMMENT ON COLUMN form_versions.edit IS
  'Whether the save counts as an edit (formEditedInfo); creating and importing a form do not (E4.27).';
-- lz4 costs a fraction of the default's CPU, where the server was built with it.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)) THEN
    ALTER TABLE form_versions ALTER COLUMN definition SET COMPRESSION lz4;
  END IF;
END $$;

CREATE TABLE prefilled_links (
  municipality_id text NOT NULL,
  id              text NOT NULL,
  form_id         text NOT NULL,
  version         integer NOT NULL,
  token_hash      bytea NOT NULL,
  label           text NOT NULL,
  answers         jsonb NOT NULL,
  asset_id        integer,
  person_type     text,
  person_number   text,
  openings        integer NOT NULL DEFAULT 0,
  created_at      timestamptz NOT NULL,
  created_by      text NOT NULL,
  expires_at      timestamptz NOT NULL,
  CONSTRAINT prefilled_links_person CHECK ((person_type IS NULL) = (person_number IS NULL)),
  CONSTRAINT prefilled_links_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT prefilled_links_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
);
COMMENT ON TABLE prefilled_links IS
  'A link that opens a form with some answers filled in. Taking it back deletes the row; what is out of date goes when the '
  'next link of the form is made.';
COMMENT ON COLUMN prefilled_links.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN prefilled_links.id IS 'Id of the link, which opens nothing.';
COMMENT ON COLUMN prefilled_links.form_id IS 'The form that it opens.';
COMMENT ON COLUMN prefilled_links.version IS 'Version of the form that the answers were checked by.';
COMMENT ON COLUMN prefilled_links.token_hash IS 'SHA-256 of the token in the link.';
COMMENT ON COLUMN prefilled_links.label IS 'What the author calls it.';
COMMENT ON COLUMN prefilled_links.answers IS 'Answers by the id of their question.';
COMMENT ON COLUMN prefilled_links.asset_id IS 'Number of the asset that it chooses, as the register has it; null for none.';
COMMENT ON COLUMN prefilled_links.person_type IS 'fisica or juridica: the kind of person that it names; null for none.';
COMMENT ON COLUMN prefilled_links.person_number IS
  'Document number of the person that it names, as it is looked up; null for none.';
COMMENT ON COLUMN prefilled_links.openings IS 'How often it was opened.';
COMMENT ON COLUMN prefilled_links.created_at IS 'When it was made.';
COMMENT ON COLUMN prefilled_links.created_by IS 'Username of the person who made it.';
COMMENT ON COLUMN prefilled_links.expires_at IS 'From when on it opens the form without answers.';
CREATE INDEX prefilled_links_by_form ON prefilled_links (municipality_id, form_id, created_at);
CREATE UNIQUE INDEX prefilled_links_by_token ON prefilled_links (municipality_id, form_id, token_hash);

CREATE TABLE form_holds (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  reason          text NOT NULL CONSTRAINT form_holds_reason CHECK (reason <> ''),
  at              timestamptz NOT NULL,
  made_by         text NOT NULL,
  CONSTRAINT form_holds_pk PRIMARY KEY (municipality_id, form_id),
  -- Without a cascade: the database itself refuses to remove a form on hold.
  CONSTRAINT form_holds_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms
);
COMMENT ON TABLE form_holds IS 'A form whose submissions nobody may delete, by an order. Lifting it deletes the row.';
COMMENT ON COLUMN form_holds.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN form_holds.form_id IS 'The form.';
COMMENT ON COLUMN form_holds.reason IS 'Why, in the words of the administrator.';
COMMENT ON COLUMN form_holds.at IS 'Since when.';
COMMENT ON COLUMN form_holds.made_by IS 'Username of the administrator.';

CREATE TABLE workflows (
  municipality_id text NOT NULL CONSTRAINT workflows_municipality_fk REFERENCES municipalities,
  id              text NOT NULL,
  version         integer NOT NULL DEFAULT 1,
  name            text NOT NULL,
  states          jsonb NOT NULL,
  initial_state   integer,
  updated_at      timestamptz NOT NULL,
  updated_by      text NOT NULL,
  CONSTRAINT workflows_pk PRIMARY KEY (municipality_id, id)
);
COMMENT ON TABLE workflows IS 'A named set of workflow states that forms of the municipality can take over.';
COMMENT ON COLUMN workflows.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN workflows.id IS 'Id of the set.';
COMMENT ON COLUMN workflows.version IS 'Goes up with every save; a save names the one it saw.';
COMMENT ON COLUMN workflows.name IS 'Its name.';
COMMENT ON COLUMN workflows.states IS 'The states with their transitions.';
COMMENT ON COLUMN workflows.initial_state IS 'Id of the state a submission starts in; null for none.';
COMMENT ON COLUMN workflows.updated_at IS 'Last save.';
COMMENT ON COLUMN workflows.updated_by IS 'Username of the person who saved it last.';
CREATE UNIQUE INDEX workflows_one_per_id ON workflows (id);
CREATE UNIQUE INDEX workflows_one_per_name ON workflows (municipality_id, lower(name));
