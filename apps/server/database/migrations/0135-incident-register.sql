-- What the screens of incident areas and types need: versions, the numbers of deleted entries, and the incidents of a
-- type. rules: X34.80-X34.82

ALTER TABLE incident_areas ADD COLUMN version integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN incident_areas.version IS 'Goes up with every change; who saves names the one they saw.';

ALTER TABLE incident_types ADD COLUMN version integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN incident_types.version IS 'Goes up with every change; who saves names the one they saw.';

CREATE TABLE incident_register_tombstones (
  municipality_id text NOT NULL CONSTRAINT incident_register_tombstones_municipality_fk REFERENCES municipalities,
  kind            text NOT NULL CONSTRAINT incident_register_tombstones_kind CHECK (kind IN ('area', 'type')),
  id              integer NOT NULL,
  deleted_at      timestamptz NOT NULL,
  CONSTRAINT incident_register_tombstones_pk PRIMARY KEY (municipality_id, kind, id)
);
COMMENT ON TABLE incident_register_tombstones IS 'An area or a type that was deleted from the incident register.';
COMMENT ON COLUMN incident_register_tombstones.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN incident_register_tombstones.kind IS 'What it was: area or type.';
COMMENT ON COLUMN incident_register_tombstones.id IS
  'Number that it had; no other one gets it, because papers and other systems may name it.';
COMMENT ON COLUMN incident_register_tombstones.deleted_at IS 'When it was deleted.';

CREATE INDEX incidents_by_type ON incidents (municipality_id, type_id);
