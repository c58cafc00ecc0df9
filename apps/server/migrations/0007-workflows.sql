-- Sets of workflow states that a municipality keeps for its forms. rules: P2.80

CREATE TABLE workflows (
  municipality_id text NOT NULL CONSTRAINT workflows_municipality_fk REFERENCES municipalities,
  id              text NOT NULL,
  version         integer NOT NULL DEFAULT 1,
  name            text NOT NULL,
  states          jsonb NOT NULL,
  initial_state   integer,
  updated_at      timestamptz NOT NULL,
  updated_by      text NOT NULL,
  CONSTRAINT workflows_pk PRIMARY KEY (municipality_id, id)
);
CREATE UNIQUE INDEX workflows_one_per_id ON workflows (id);
CREATE UNIQUE INDEX workflows_one_per_name ON workflows (municipality_id, lower(name));
