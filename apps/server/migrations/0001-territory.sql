-- Places: country > province > municipality > area. rules: P3.09-P3.14
-- Countries, provinces and municipalities are few and read by everybody; all that belongs to a municipality
-- carries municipality_id in its key, so that it can be partitioned or distributed by it.

CREATE TABLE countries (
  id          text CONSTRAINT countries_pk PRIMARY KEY,
  name        text NOT NULL,
  flag        text NOT NULL DEFAULT '',
  platform_id integer,
  disabled    boolean NOT NULL DEFAULT false
);

CREATE TABLE provinces (
  id         text CONSTRAINT provinces_pk PRIMARY KEY,
  country_id text NOT NULL CONSTRAINT provinces_country_fk REFERENCES countries,
  name       text NOT NULL
);

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

-- Apart from the municipality's row, because every answer updates it and nothing else needs to wait for that.
CREATE TABLE answer_counters (
  municipality_id text CONSTRAINT answer_counters_pk PRIMARY KEY
                  CONSTRAINT answer_counters_municipality_fk REFERENCES municipalities,
  last_number     bigint NOT NULL DEFAULT 0 CONSTRAINT answer_counters_not_negative CHECK (last_number >= 0)
) WITH (fillfactor = 50);

CREATE TABLE areas (
  municipality_id text NOT NULL CONSTRAINT areas_municipality_fk REFERENCES municipalities,
  id              text NOT NULL,
  name            text NOT NULL,
  CONSTRAINT areas_pk PRIMARY KEY (municipality_id, id)
);
CREATE INDEX areas_by_id ON areas (id);

-- Append-only, hash-chained per municipality: who wrote what, who read whose data.
CREATE TABLE audit_heads (
  municipality_id text CONSTRAINT audit_heads_pk PRIMARY KEY
                  CONSTRAINT audit_heads_municipality_fk REFERENCES municipalities,
  last_number     bigint NOT NULL DEFAULT 0,
  last_hash       bytea NOT NULL DEFAULT '\x'
) WITH (fillfactor = 50);

CREATE TABLE audit_entries (
  municipality_id text NOT NULL CONSTRAINT audit_entries_municipality_fk REFERENCES municipalities,
  number          bigint NOT NULL,
  at              timestamptz NOT NULL,
  actor           text NOT NULL,
  action          text NOT NULL,
  subject         text NOT NULL,
  subject_id      text NOT NULL,
  details         jsonb NOT NULL DEFAULT '{}',
  hash            bytea NOT NULL,
  CONSTRAINT audit_entries_pk PRIMARY KEY (municipality_id, number)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What the hash of an entry covers: everything but the hash, in one fixed spelling.
CREATE FUNCTION audit_hash(previous bytea, entry audit_entries) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(previous || convert_to(concat_ws(E'\x1f', entry.municipality_id, entry.number,
    extract(epoch FROM entry.at)::numeric, entry.actor, entry.action, entry.subject, entry.subject_id,
    entry.details::text), 'UTF8'))
$$;

CREATE FUNCTION append_audit(
  in_municipality text, in_at timestamptz, in_actor text, in_action text, in_subject text, in_subject_id text,
  in_details jsonb
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  head  audit_heads;
  entry audit_entries;
BEGIN
  INSERT INTO audit_heads (municipality_id) VALUES (in_municipality) ON CONFLICT DO NOTHING;
  SELECT * INTO head FROM audit_heads WHERE municipality_id = in_municipality FOR UPDATE;
  entry := ROW(in_municipality, head.last_number + 1, in_at, in_actor, in_action, in_subject, in_subject_id,
               in_details, '\x'::bytea);
  entry.hash := audit_hash(head.last_hash, entry);
  INSERT INTO audit_entries VALUES (entry.*);
  UPDATE audit_heads SET last_number = entry.number, last_hash = entry.hash WHERE municipality_id = in_municipality;
END $$;
