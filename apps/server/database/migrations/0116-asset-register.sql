-- What the screen of the register of assets needs: a version, and the ids of assets that were deleted. rules: X34.57-X34.59

ALTER TABLE assets ADD COLUMN version integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN assets.version IS 'Goes up with every change; who saves names the one they saw.';

CREATE TABLE asset_tombstones (
  municipality_id text NOT NULL CONSTRAINT asset_tombstones_municipality_fk REFERENCES municipalities,
  id              integer NOT NULL,
  deleted_at      timestamptz NOT NULL,
  CONSTRAINT asset_tombstones_pk PRIMARY KEY (municipality_id, id)
);
COMMENT ON TABLE asset_tombstones IS 'An asset that was deleted from the register.';
COMMENT ON COLUMN asset_tombstones.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN asset_tombstones.id IS 'Number that it had; no other asset gets it, because submissions name it.';
COMMENT ON COLUMN asset_tombstones.deleted_at IS 'When it was deleted.';
