-- Incidents that submissions raise: the built-in register with its areas and types, whose numbers are those of the
-- outside system's documents. rules: A4.09, E3.29, E3.59, E7.10, E8.06

CREATE TABLE incident_areas (
  municipality_id text NOT NULL CONSTRAINT incident_areas_municipality_fk REFERENCES municipalities,
  id              integer NOT NULL CONSTRAINT incident_areas_id_positive CHECK (id > 0),
  description     text NOT NULL,
  CONSTRAINT incident_areas_pk PRIMARY KEY (municipality_id, id)
);
COMMENT ON TABLE incident_areas IS 'An area of the built-in incident register.';
COMMENT ON COLUMN incident_areas.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN incident_areas.id IS 'Number of the area.';
COMMENT ON COLUMN incident_areas.description IS 'Its name.';

CREATE TABLE incident_types (
  municipality_id text NOT NULL,
  id              integer NOT NULL CONSTRAINT incident_types_id_positive CHECK (id > 0),
  area_id         integer NOT NULL,
  title           text NOT NULL,
  public          boolean NOT NULL,
  created_by      text NOT NULL,
  created_at      timestamptz,
  CONSTRAINT incident_types_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT incident_types_area_fk FOREIGN KEY (municipality_id, area_id) REFERENCES incident_areas,
  CONSTRAINT incident_types_title_not_blank CHECK (title <> '')
);
COMMENT ON TABLE incident_types IS 'A type of incident in that register.';
COMMENT ON COLUMN incident_types.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN incident_types.id IS 'Number of the type.';
COMMENT ON COLUMN incident_types.area_id IS 'Incident area that it belongs to.';
COMMENT ON COLUMN incident_types.title IS 'Its name, once in an area.';
COMMENT ON COLUMN incident_types.public IS 'Whether citizens see it in the incident system.';
COMMENT ON COLUMN incident_types.created_by IS 'Username in the incident system.';
COMMENT ON COLUMN incident_types.created_at IS 'When it was created; null when unknown.';
-- A second type of the same name in an area is refused, whatever its letter case.
CREATE UNIQUE INDEX incident_types_one_per_title ON incident_types (municipality_id, area_id, lower(title));

CREATE TABLE agreed_incident_types (
  municipality_id text NOT NULL CONSTRAINT agreed_incident_types_municipality_fk REFERENCES municipalities,
  form_id         text NOT NULL,
  area_id         integer NOT NULL,
  title           text NOT NULL,
  type_id         integer,
  agreed_at       timestamptz NOT NULL,
  CONSTRAINT agreed_incident_types_pk PRIMARY KEY (municipality_id, form_id, area_id, title)
);
COMMENT ON TABLE agreed_incident_types IS
  'A type that the incident system has for a form. A later save with the same title and area uses it again, because '
  'the system refuses a second type of the same name.';
COMMENT ON COLUMN agreed_incident_types.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN agreed_incident_types.form_id IS 'The form.';
COMMENT ON COLUMN agreed_incident_types.area_id IS 'Incident area.';
COMMENT ON COLUMN agreed_incident_types.title IS 'Name of the type, in lower case.';
COMMENT ON COLUMN agreed_incident_types.type_id IS
  'Number that the incident system gave it; null while a save is asking for it.';
COMMENT ON COLUMN agreed_incident_types.agreed_at IS 'When a save began to ask for it.';

CREATE TABLE incidents (
  municipality_id text NOT NULL,
  number          integer NOT NULL CONSTRAINT incidents_number_positive CHECK (number > 0),
  key             uuid NOT NULL,
  submission_id   text NOT NULL,
  type_id         integer NOT NULL,
  description     text NOT NULL,
  location        jsonb,
  asset_id        integer,
  created_by      text NOT NULL,
  created_at      timestamptz NOT NULL,
  CONSTRAINT incidents_pk PRIMARY KEY (municipality_id, number),
  CONSTRAINT incidents_submission_fk FOREIGN KEY (municipality_id, submission_id)
    REFERENCES submissions ON DELETE CASCADE
);
COMMENT ON TABLE incidents IS 'An incident of the built-in register.';
COMMENT ON COLUMN incidents.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN incidents.number IS 'Its number, without gap in the municipality.';
COMMENT ON COLUMN incidents.key IS 'Id of the delivery that raised it: one that arrives twice raises none.';
COMMENT ON COLUMN incidents.submission_id IS 'The submission that raised it.';
COMMENT ON COLUMN incidents.type_id IS 'Its type.';
COMMENT ON COLUMN incidents.description IS 'What it says.';
COMMENT ON COLUMN incidents.location IS '{address, latitude, longitude}; null for none.';
COMMENT ON COLUMN incidents.asset_id IS 'The asset that it is about; null for none.';
COMMENT ON COLUMN incidents.created_by IS 'Username in the incident system.';
COMMENT ON COLUMN incidents.created_at IS 'When it was raised.';
CREATE UNIQUE INDEX incidents_one_per_key ON incidents (municipality_id, key);
CREATE INDEX incidents_by_submission ON incidents (municipality_id, submission_id);

CREATE TABLE incident_counters (
  municipality_id text NOT NULL CONSTRAINT incident_counters_municipality_fk REFERENCES municipalities,
  last_number     integer NOT NULL DEFAULT 0,
  CONSTRAINT incident_counters_pk PRIMARY KEY (municipality_id)
);
COMMENT ON TABLE incident_counters IS 'The last number given to an incident of the built-in register.';
COMMENT ON COLUMN incident_counters.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN incident_counters.last_number IS 'The number.';
