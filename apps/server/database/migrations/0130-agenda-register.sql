-- What the screen of the register of agendas needs: a version, and the numbers of agendas that were deleted.
-- rules: X34.70

ALTER TABLE agendas ADD COLUMN version integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN agendas.version IS 'Goes up with every change; who saves names the one they saw.';

CREATE TABLE agenda_tombstones (
  municipality_id text NOT NULL CONSTRAINT agenda_tombstones_municipality_fk REFERENCES municipalities,
  id              integer NOT NULL,
  deleted_at      timestamptz NOT NULL,
  CONSTRAINT agenda_tombstones_pk PRIMARY KEY (municipality_id, id)
);
COMMENT ON TABLE agenda_tombstones IS 'An agenda that was deleted from the register.';
COMMENT ON COLUMN agenda_tombstones.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN agenda_tombstones.id IS 'Number that it had; no other agenda gets it, because versions of forms name it.';
COMMENT ON COLUMN agenda_tombstones.deleted_at IS 'When it was deleted.';
