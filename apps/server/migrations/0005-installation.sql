-- Facts of this installation, e.g. that it was filled with demonstration data.
CREATE TABLE installation_facts (
  name text CONSTRAINT installation_facts_pk PRIMARY KEY,
  fact jsonb NOT NULL
);
