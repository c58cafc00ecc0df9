-- Places of answers: the built-in register of assets, what an outside geocoder answered, whose turn it is to ask it;
-- and the slot that an uploaded signature was drawn for. rules: P3.23, A7.16, A7.21, A7.22, A7.26, X16.04, X16.05

CREATE TABLE assets (
  municipality_id  text NOT NULL CONSTRAINT assets_municipality_fk REFERENCES municipalities,
  id               integer NOT NULL CONSTRAINT assets_id_positive CHECK (id > 0),
  description      text NOT NULL,
  type             text NOT NULL,
  address          text NOT NULL,
  icon             text NOT NULL,
  -- Incidents of this area are about it; of any area when null.
  incident_area_id integer,
  latitude         double precision NOT NULL CONSTRAINT assets_latitude_range CHECK (latitude BETWEEN -90 AND 90),
  longitude        double precision NOT NULL CONSTRAINT assets_longitude_range CHECK (longitude BETWEEN -180 AND 180),
  CONSTRAINT assets_pk PRIMARY KEY (municipality_id, id)
);
CREATE INDEX assets_by_latitude ON assets (municipality_id, latitude);

-- The same question is asked once: by its hash, so that no address anybody searched can be read here as a question.
CREATE TABLE geocoder_answers (
  question bytea NOT NULL CONSTRAINT geocoder_answers_pk PRIMARY KEY,
  answer   jsonb NOT NULL,
  asked_at timestamptz NOT NULL
);
CREATE INDEX geocoder_answers_by_age ON geocoder_answers (asked_at);

-- When the next question may be sent to a service, for all processes together.
CREATE UNLOGGED TABLE geocoder_turns (
  service text NOT NULL CONSTRAINT geocoder_turns_pk PRIMARY KEY,
  next_at timestamptz NOT NULL
);

ALTER TABLE files ADD COLUMN signature_slot integer;
