-- How far each incident of the built-in register is, and who moved it when. rules: X34.83, X34.84

ALTER TABLE incidents ADD COLUMN state text NOT NULL DEFAULT 'open'
  CONSTRAINT incidents_state CHECK (state IN ('open', 'in-progress', 'resolved', 'rejected'));
COMMENT ON COLUMN incidents.state IS 'How far it is: open, in-progress, resolved or rejected.';

CREATE TABLE incident_changes (
  municipality_id text NOT NULL,
  number          integer NOT NULL,
  position        integer NOT NULL CONSTRAINT incident_changes_position_positive CHECK (position > 0),
  state           text NOT NULL,
  at              timestamptz NOT NULL,
  username        text NOT NULL,
  note            text NOT NULL,
  CONSTRAINT incident_changes_pk PRIMARY KEY (municipality_id, number, position),
  CONSTRAINT incident_changes_incident_fk FOREIGN KEY (municipality_id, number) REFERENCES incidents ON DELETE CASCADE
);
COMMENT ON TABLE incident_changes IS 'A change of the state of an incident of the built-in register.';
COMMENT ON COLUMN incident_changes.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN incident_changes.number IS 'The incident.';
COMMENT ON COLUMN incident_changes.position IS 'Which change of the incident it is, from 1; who changes it names the last one that they saw.';
COMMENT ON COLUMN incident_changes.state IS 'The state that it got.';
COMMENT ON COLUMN incident_changes.at IS 'When it was changed.';
COMMENT ON COLUMN incident_changes.username IS 'Username of the person who changed it.';
COMMENT ON COLUMN incident_changes.note IS 'What they wrote about it; '''' for nothing.';
