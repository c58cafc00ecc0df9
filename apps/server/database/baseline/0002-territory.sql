-- The territory: country > province > municipality > area. rules: P3.09-P3.14, X25.01, X28.02
-- Countries, provinces and municipalities are few and everybody reads them. Every table of a municipality carries
-- municipality_id in its key, so that it can be partitioned or distributed by it.

CREATE TABLE countries (
  id          text CONSTRAINT countries_pk PRIMARY KEY,
  name        text NOT NULL,
  flag        text NOT NULL DEFAULT '',
  platform_id integer,
  disabled    boolean NOT NULL DEFAULT false
);
COMMENT ON TABLE countries IS 'A country.';
COMMENT ON COLUMN countries.id IS 'Id of the country.';
COMMENT ON COLUMN countries.name IS 'Its name.';
COMMENT ON COLUMN countries.flag IS 'Its flag as an emoji or a picture address; '''' for none.';
COMMENT ON COLUMN countries.platform_id IS 'Its number in the municipal platform; null when it has none.';
COMMENT ON COLUMN countries.disabled IS 'True when nothing of this country is open to anybody.';

CREATE TABLE provinces (
  id         text CONSTRAINT provinces_pk PRIMARY KEY,
  country_id text NOT NULL CONSTRAINT provinces_country_fk REFERENCES countries,
  name       text NOT NULL
);
COMMENT ON TABLE provinces IS 'A province of a country.';
COMMENT ON COLUMN provinces.id IS 'Id of the province.';
COMMENT ON COLUMN provinces.country_id IS 'Its country.';
COMMENT ON COLUMN provinces.name IS 'Its name.';

CREATE TABLE municipalities (
  id          text CONSTRAINT municipalities_pk PRIMARY KEY,
  province_id text NOT NULL CONSTRAINT municipalities_province_fk REFERENCES provinces,
  name        text NOT NULL,
  platform_id integer,
  keyword     text NOT NULL DEFAULT '' CONSTRAINT municipalities_keyword_capitals CHECK (keyword ~ '^([A-Z]{2,})?$'),
  latitude    double precision,
  longitude   double precision,
  uses_aws    boolean NOT NULL DEFAULT false,
  time_zone   text NOT NULL,
  settings    jsonb NOT NULL DEFAULT '{}'
);
COMMENT ON TABLE municipalities IS 'A municipality with its settings.';
COMMENT ON COLUMN municipalities.id IS 'Id of the municipality.';
COMMENT ON COLUMN municipalities.province_id IS 'Its province.';
COMMENT ON COLUMN municipalities.name IS 'Its name.';
COMMENT ON COLUMN municipalities.platform_id IS
  'Its number in the municipal platform (idMuniCore); null when it has none.';
COMMENT ON COLUMN municipalities.keyword IS 'Capitals with which the codes of its submissions begin; '''' for none.';
COMMENT ON COLUMN municipalities.latitude IS 'Centre of its map, degrees north; null when unknown.';
COMMENT ON COLUMN municipalities.longitude IS 'Centre of its map, degrees east; null when unknown.';
COMMENT ON COLUMN municipalities.uses_aws IS
  'The flag usarAWS of its document, passed on to the citizen portal after answering.';
COMMENT ON COLUMN municipalities.time_zone IS 'IANA name of its time zone.';
COMMENT ON COLUMN municipalities.settings IS 'MunicipalitySettings that differ from the defaults.';
CREATE UNIQUE INDEX municipalities_keyword_once ON municipalities (keyword) WHERE keyword <> '';

CREATE TABLE areas (
  municipality_id text NOT NULL CONSTRAINT areas_municipality_fk REFERENCES municipalities,
  id              text NOT NULL,
  name            text NOT NULL,
  CONSTRAINT areas_pk PRIMARY KEY (municipality_id, id)
);
COMMENT ON TABLE areas IS 'A municipal area: forms and users belong to areas.';
COMMENT ON COLUMN areas.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN areas.id IS 'Id of the area, unique in the installation.';
COMMENT ON COLUMN areas.name IS 'Its name.';
CREATE UNIQUE INDEX areas_one_per_id ON areas (id);
