-- Incident types that the incident system created for a form whose save was not stored afterwards (somebody else saved
-- first, the server stopped). The next save of the form uses them: the system refuses a second type of the same name.
create table agreed_incident_types (
  municipality_id text not null references municipalities (id),
  form_id text not null,
  area_id integer not null,
  title text not null,
  type_id integer not null,
  agreed_at timestamptz not null,
  primary key (municipality_id, form_id, area_id, title)
);
