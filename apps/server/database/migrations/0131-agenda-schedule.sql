-- When an agenda gives appointments itself, and where. rules: X34.71
ALTER TABLE agendas ADD COLUMN address text NOT NULL DEFAULT '';
COMMENT ON COLUMN agendas.address IS 'Where people come to; '''' when nothing is said.';
ALTER TABLE agendas ADD COLUMN schedule jsonb;
COMMENT ON COLUMN agendas.schedule IS
  'Its hours, days and numbers (Schedule); null when the municipality arranges the appointments itself.';
