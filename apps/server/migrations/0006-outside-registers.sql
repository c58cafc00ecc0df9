-- The registers with which a municipality does without an outside system: areas and types of incidents, agendas of
-- bookings. Their numbers are those of the outside systems' documents. rules: E3.59, E7.06, E7.10, E7.11, E8.06

CREATE TABLE incident_areas (
  municipality_id text NOT NULL CONSTRAINT incident_areas_municipality_fk REFERENCES municipalities,
  id              integer NOT NULL CONSTRAINT incident_areas_id_positive CHECK (id > 0),
  description     text NOT NULL,
  CONSTRAINT incident_areas_pk PRIMARY KEY (municipality_id, id)
);

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
-- A second type of the same name in an area is refused, whatever its letter case.
CREATE UNIQUE INDEX incident_types_one_per_title ON incident_types (municipality_id, area_id, lower(title));

CREATE TABLE agendas (
  municipality_id    text NOT NULL CONSTRAINT agendas_municipality_fk REFERENCES municipalities,
  id                 integer NOT NULL,
  name               text NOT NULL,
  type_id            integer NOT NULL,
  tenant_id          integer NOT NULL,
  tenant_unique_name text NOT NULL,
  CONSTRAINT agendas_pk PRIMARY KEY (municipality_id, id)
);
