-- Views of lists that people saved. rules: X33.65

CREATE TABLE submission_views (
  municipality_id      text NOT NULL,
  id                   text NOT NULL,
  form_id              text NOT NULL,
  user_municipality_id text NOT NULL,
  user_id              text NOT NULL,
  name                 text NOT NULL,
  shared               boolean NOT NULL,
  filter               jsonb NOT NULL,
  columns              jsonb NOT NULL,
  updated_at           timestamptz NOT NULL,
  CONSTRAINT submission_views_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT submission_views_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE,
  CONSTRAINT submission_views_user_fk FOREIGN KEY (user_municipality_id, user_id) REFERENCES users ON DELETE CASCADE
);
COMMENT ON TABLE submission_views IS 'A filter and columns of the list of a form, saved under a name.';
COMMENT ON COLUMN submission_views.municipality_id IS 'Municipality of the form.';
COMMENT ON COLUMN submission_views.id IS 'Id of the view, made by the browser.';
COMMENT ON COLUMN submission_views.form_id IS 'The form.';
COMMENT ON COLUMN submission_views.user_municipality_id IS 'Municipality of the account that saved it.';
COMMENT ON COLUMN submission_views.user_id IS 'The account that saved it; the view goes with it.';
COMMENT ON COLUMN submission_views.name IS 'Its name.';
COMMENT ON COLUMN submission_views.shared IS 'Whether everybody sees it who reads the submissions of the form.';
COMMENT ON COLUMN submission_views.filter IS 'The filter, as the endpoints of the list take it.';
COMMENT ON COLUMN submission_views.columns IS 'Hidden columns, and questions as columns.';
COMMENT ON COLUMN submission_views.updated_at IS 'Last save.';
CREATE UNIQUE INDEX submission_views_one_per_id ON submission_views (id);
CREATE UNIQUE INDEX submission_views_one_per_name ON submission_views (municipality_id, form_id, user_id, lower(name));
CREATE INDEX submission_views_by_user ON submission_views (user_municipality_id, user_id);
