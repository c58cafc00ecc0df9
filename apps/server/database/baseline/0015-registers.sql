-- The other registers with which a municipality does without an outside system, and what an outside geocoder answered.
-- rules: A7.16, A7.21, A7.22, E7.06, E7.11, P3.23, X16.04, X16.05

CREATE TABLE agendas (
  municipality_id    text NOT NULL CONSTRAINT agendas_municipality_fk REFERENCES municipalities,
  id                 integer NOT NULL,
  name               text NOT NULL,
  type_id            integer NOT NULL,
  tenant_id          integer NOT NULL,
  tenant_unique_name text NOT NULL,
  CONSTRAINT agendas_pk PRIMARY KEY (municipality_id, id)
);
COMMENT ON TABLE agendas IS 'An agenda of the built-in booking register.';
COMMENT ON COLUMN agendas.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN agendas.id IS 'Number of the agenda in the booking system.';
COMMENT ON COLUMN agendas.name IS 'Its name.';
COMMENT ON COLUMN agendas.type_id IS 'Number of the kind of procedure.';
COMMENT ON COLUMN agendas.tenant_id IS 'Number of the municipality in the booking system.';
COMMENT ON COLUMN agendas.tenant_unique_name IS 'Name of the municipality in the booking system''s addresses.';

CREATE TABLE assets (
  municipality_id  text NOT NULL CONSTRAINT assets_municipality_fk REFERENCES municipalities,
  id               integer NOT NULL CONSTRAINT assets_id_positive CHECK (id > 0),
  description      text NOT NULL,
  type             text NOT NULL,
  address          text NOT NULL,
  icon             text NOT NULL,
  incident_area_id integer,
  latitude         double precision NOT NULL CONSTRAINT assets_latitude_range CHECK (latitude BETWEEN -90 AND 90),
  longitude        double precision NOT NULL CONSTRAINT assets_longitude_range CHECK (longitude BETWEEN -180 AND 180),
  registered_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT assets_pk PRIMARY KEY (municipality_id, id)
);
COMMENT ON TABLE assets IS 'Something of the municipality that stands somewhere, such as a street lamp or a tree.';
COMMENT ON COLUMN assets.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN assets.id IS 'Number of the asset.';
COMMENT ON COLUMN assets.description IS 'Its name.';
COMMENT ON COLUMN assets.type IS 'What it is.';
COMMENT ON COLUMN assets.address IS 'Postal address.';
COMMENT ON COLUMN assets.icon IS 'Address of its picture on the map.';
COMMENT ON COLUMN assets.incident_area_id IS 'Only incidents of this area are about it; null for any area.';
COMMENT ON COLUMN assets.latitude IS 'Degrees north.';
COMMENT ON COLUMN assets.longitude IS 'Degrees east.';
COMMENT ON COLUMN assets.registered_at IS 'When it came into the register: from then on one that nobody visited waits.';
CREATE INDEX assets_by_latitude ON assets (municipality_id, latitude);

CREATE TABLE geocoder_answers (
  question bytea NOT NULL CONSTRAINT geocoder_answers_pk PRIMARY KEY,
  answer   jsonb NOT NULL,
  asked_at timestamptz NOT NULL
);
COMMENT ON TABLE geocoder_answers IS 'What an outside geocoder answered, so that the same question is asked once.';
COMMENT ON COLUMN geocoder_answers.question IS
  'Hash of the question: no address that somebody searched can be read here.';
COMMENT ON COLUMN geocoder_answers.answer IS 'The answer.';
COMMENT ON COLUMN geocoder_answers.asked_at IS 'When it was asked.';
CREATE INDEX geocoder_answers_by_age ON geocoder_answers (asked_at);

CREATE UNLOGGED TABLE geocoder_turns (
  service text NOT NULL CONSTRAINT geocoder_turns_pk PRIMARY KEY,
  next_at timestamptz NOT NULL
);
COMMENT ON TABLE geocoder_turns IS 'When the next question may be sent to a geocoder, for all processes together.';
COMMENT ON COLUMN geocoder_turns.service IS 'Address of the service.';
COMMENT ON COLUMN geocoder_turns.next_at IS 'From when on.';
