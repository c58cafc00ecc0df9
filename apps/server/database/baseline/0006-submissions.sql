-- Submissions: answered forms, their states, and the counters that intake keeps in step with them.
-- rules: A3.31, A7.06-A7.09, R3.01, X17.08, X25.01, X37.24, X33.92, X34.67, X34.68

CREATE TABLE submissions (
  municipality_id  text NOT NULL,
  id               text NOT NULL,
  form_id          text NOT NULL,
  form_version     integer NOT NULL,
  area_id          text NOT NULL,
  code             text NOT NULL,
  record_code      text NOT NULL DEFAULT '',
  created_at       timestamptz NOT NULL,
  updated_at       timestamptz NOT NULL,
  created_by       text NOT NULL,
  first_name       text NOT NULL DEFAULT '',
  last_name        text NOT NULL DEFAULT '',
  inspector_number text NOT NULL DEFAULT '',
  answers          jsonb NOT NULL,
  state            integer,
  location         jsonb,
  latitude         integer,
  longitude        integer,
  citizen          jsonb,
  citizen_number   text,
  signatures       jsonb,
  content_hash     bytea NOT NULL,
  residue          jsonb,
  asset            jsonb,
  version          integer NOT NULL DEFAULT 1,
  incident_number  text NOT NULL DEFAULT '',
  incident_raised_at timestamptz,
  counts           boolean NOT NULL DEFAULT true,
  words            tsvector,
  started_from     text,
  evidence         jsonb,
  badge            text CONSTRAINT submissions_badge CHECK (badge IN ('in-review', 'to-correct', 'approved')),
  payment          text CONSTRAINT submissions_payment CHECK (payment IN ('to-validate', 'paid', 'rejected', 'none')),
  CONSTRAINT submissions_version_fk FOREIGN KEY (municipality_id, form_id, form_version) REFERENCES form_versions
);
COMMENT ON TABLE submissions IS 'An answered form as it stands now.';
COMMENT ON COLUMN submissions.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN submissions.id IS
  'Id made on the device, unique in the installation: sending again stores nothing twice.';
COMMENT ON COLUMN submissions.form_id IS 'The form.';
COMMENT ON COLUMN submissions.form_version IS 'The version that was answered.';
COMMENT ON COLUMN submissions.area_id IS 'The form''s area when it was answered: it decides who sees the submission.';
COMMENT ON COLUMN submissions.code IS 'Keyword and running number, such as VM4378; DESC without a keyword.';
COMMENT ON COLUMN submissions.record_code IS 'Code with which the record is looked up; '''' for none.';
COMMENT ON COLUMN submissions.created_at IS 'When it was taken in.';
COMMENT ON COLUMN submissions.updated_at IS 'When it was stored or corrected last; a change of state does not move it.';
COMMENT ON COLUMN submissions.created_by IS
  'Username of the person who answered, or the name that stands for visitors.';
COMMENT ON COLUMN submissions.first_name IS 'First name of the person who answered.';
COMMENT ON COLUMN submissions.last_name IS 'Last name of the person who answered.';
COMMENT ON COLUMN submissions.inspector_number IS 'File number of the inspector who answered; '''' for everybody else.';
COMMENT ON COLUMN submissions.answers IS 'AnswerSet: ticked conditions, rows, and the answers by question id.';
COMMENT ON COLUMN submissions.state IS 'Id of its workflow state; null on a form without states.';
COMMENT ON COLUMN submissions.location IS 'Address and point; null for none.';
COMMENT ON COLUMN submissions.latitude IS 'Latitude of the location in millionths of a degree, for the map; null for none.';
COMMENT ON COLUMN submissions.longitude IS 'Longitude of the location in millionths of a degree; null for none.';
COMMENT ON COLUMN submissions.citizen IS 'Citizen that it is about; null for none.';
COMMENT ON COLUMN submissions.citizen_number IS 'Document number of that citizen, for searches; null for none.';
COMMENT ON COLUMN submissions.signatures IS 'Signatures given, by slot; null for none.';
COMMENT ON COLUMN submissions.content_hash IS
  'SHA-256 of what the device sent: the same id with the same content is a repetition, not a second submission.';
COMMENT ON COLUMN submissions.residue IS
  'What the imported document holds beyond our model, kept for export; null for nothing.';
COMMENT ON COLUMN submissions.asset IS 'Asset that it is about; null for none.';
COMMENT ON COLUMN submissions.version IS 'Goes up with every correction; a correction names the one it saw.';
COMMENT ON COLUMN submissions.incident_number IS 'Number of the incident it raised last; '''' when there is none.';
COMMENT ON COLUMN submissions.incident_raised_at IS 'When that incident was raised; null when there is none.';
COMMENT ON COLUMN submissions.counts IS
  'Whether it counts for the form''s response limit; false once its order ended without payment.';
COMMENT ON COLUMN submissions.words IS
  'Words of what was answered, each after the beginning of the form''s id; null for none.';
COMMENT ON COLUMN submissions.started_from IS
  'Submission with whose answers it began, about the same asset with the same form; null for none. It may be gone.';
COMMENT ON COLUMN submissions.evidence IS
  'When and where the device says that answering began and ended, and the track of the visit; null where the form did not ask.';
COMMENT ON COLUMN submissions.badge IS
  'How far its review is, kept in step with marks and requests; null where its version is not reviewed.';
COMMENT ON COLUMN submissions.payment IS
  'Status of its orders, kept in step with them; none without an order, null where its version sells nothing.';
-- lz4 costs a fraction of the default's CPU, where the server was built with it.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)) THEN
    ALTER TABLE submissions ALTER COLUMN answers SET COMPRESSION lz4, ALTER COLUMN words SET COMPRESSION lz4;
  ELSE
    -- The default took two fifths of the CPU of writing the answers of 250 questions, and a tenth for their words. Without it they
    -- take 12 kB instead of 4; those of 30 questions stay in their row and were never compressed.
    ALTER TABLE submissions ALTER COLUMN answers SET STORAGE EXTERNAL, ALTER COLUMN words SET STORAGE EXTERNAL;
  END IF;
END $$;
-- The submissions about an asset over time (features/assets/queries.ts), and how many name it.
CREATE INDEX submissions_of_asset ON submissions (municipality_id, (asset ->> 'id'), created_at DESC, id DESC)
  WHERE asset IS NOT NULL;
-- Also the map of a period, from the index alone.
CREATE INDEX submissions_by_form ON submissions (municipality_id, form_id, created_at DESC, id DESC)
  INCLUDE (area_id, state, created_by, latitude, longitude);
-- A list is read along the states it shows, and along its authors where it has some, and merged: then every filter of
-- state, author and date, in both orders, is the beginning of an index (list/lane-queries.ts). Those
-- of visitors are nearly all there are in a form, or nearly none, and are read along the states. The map of a person's own is
-- read from the index by author alone.
CREATE INDEX submissions_by_state ON submissions
  (municipality_id, form_id, (coalesce(state, -1)), created_at DESC, id DESC);
CREATE INDEX submissions_by_state_updated ON submissions
  (municipality_id, form_id, (coalesce(state, -1)), updated_at DESC, id DESC);
CREATE INDEX submissions_by_author ON submissions
  (municipality_id, form_id, created_by, (coalesce(state, -1)), created_at DESC, id DESC)
  INCLUDE (area_id, state, latitude, longitude)
  WHERE created_by <> 'Usuario Anónimo';
CREATE INDEX submissions_by_author_updated ON submissions
  (municipality_id, form_id, created_by, (coalesce(state, -1)), updated_at DESC, id DESC)
  WHERE created_by <> 'Usuario Anónimo';
-- The same lanes of the submissions with one badge, or one payment status, however rare it is. Other forms have no rows here.
CREATE INDEX submissions_by_badge ON submissions
  (municipality_id, form_id, badge, (coalesce(state, -1)), created_at DESC, id DESC) WHERE badge IS NOT NULL;
CREATE INDEX submissions_by_badge_updated ON submissions
  (municipality_id, form_id, badge, (coalesce(state, -1)), updated_at DESC, id DESC) WHERE badge IS NOT NULL;
CREATE INDEX submissions_by_payment ON submissions
  (municipality_id, form_id, payment, (coalesce(state, -1)), created_at DESC, id DESC) WHERE payment IS NOT NULL;
CREATE INDEX submissions_by_payment_updated ON submissions
  (municipality_id, form_id, payment, (coalesce(state, -1)), updated_at DESC, id DESC) WHERE payment IS NOT NULL;
-- Without a keyword all submissions of a municipality have the same code.
CREATE INDEX submissions_by_code ON submissions (municipality_id, form_id, code, created_at DESC, id DESC);
-- The map of everything, from the index alone.
CREATE INDEX submissions_by_point ON submissions (municipality_id, form_id, latitude, longitude)
  INCLUDE (id, area_id, state, created_by, created_at, updated_at) WHERE latitude IS NOT NULL;
-- New words wait in a list that the worker sorts in every few seconds (roles/housekeeping.ts). 64 MB are what some seconds at
-- full load bring; with the 4 MB of the default the sender of every few hundredth submission did it, which took 60 ms.
CREATE INDEX submissions_by_words ON submissions USING gin (words) WITH (gin_pending_list_limit = 65536);
-- A record code is looked up without knowing its municipality (A3.31, R7.25).
CREATE INDEX submissions_by_record_code ON submissions (record_code) WHERE record_code <> '';
-- The single-answer check and the search by person.
CREATE INDEX submissions_by_citizen ON submissions (municipality_id, form_id, citizen_number)
  WHERE citizen_number IS NOT NULL;
-- A person's own submissions, newest first.
CREATE INDEX submissions_by_person ON submissions (municipality_id, citizen_number, created_at DESC, id DESC)
  WHERE citizen_number IS NOT NULL;
-- The whole keys come last: while a table is young all indexes cost the same, and PostgreSQL then takes the newest. A plan
-- made on another one would be kept, and walk over all submissions of a municipality.
ALTER TABLE submissions ADD CONSTRAINT submissions_pk PRIMARY KEY (municipality_id, id);
CREATE UNIQUE INDEX submissions_one_per_id ON submissions (id);

CREATE TABLE submission_tombstones (
  municipality_id text NOT NULL CONSTRAINT submission_tombstones_municipality_fk REFERENCES municipalities,
  id              text NOT NULL,
  form_id         text NOT NULL,
  code            text NOT NULL,
  deleted_at      timestamptz NOT NULL,
  deleted_by      text NOT NULL,
  content_hash    bytea NOT NULL,
  CONSTRAINT submission_tombstones_pk PRIMARY KEY (municipality_id, id)
);
COMMENT ON TABLE submission_tombstones IS
  'A submission that was deleted, and who deleted it when. It holds nothing of a person.';
COMMENT ON COLUMN submission_tombstones.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN submission_tombstones.id IS 'Id of the submission; nothing is stored under it again.';
COMMENT ON COLUMN submission_tombstones.form_id IS 'Its form.';
COMMENT ON COLUMN submission_tombstones.code IS 'Its code.';
COMMENT ON COLUMN submission_tombstones.deleted_at IS 'When it was deleted.';
COMMENT ON COLUMN submission_tombstones.deleted_by IS 'Id of the account that deleted it.';
COMMENT ON COLUMN submission_tombstones.content_hash IS
  'SHA-256 of what the device had sent: proves what it was to people who still have it.';
CREATE UNIQUE INDEX submission_tombstones_one_per_id ON submission_tombstones (id);

CREATE TABLE submission_holds (
  municipality_id text NOT NULL,
  submission_id   text NOT NULL,
  reason          text NOT NULL CONSTRAINT submission_holds_reason CHECK (reason <> ''),
  at              timestamptz NOT NULL,
  made_by         text NOT NULL,
  CONSTRAINT submission_holds_pk PRIMARY KEY (municipality_id, submission_id),
  -- Without a cascade: the database itself refuses to delete a submission on hold.
  CONSTRAINT submission_holds_submission_fk FOREIGN KEY (municipality_id, submission_id) REFERENCES submissions
);
COMMENT ON TABLE submission_holds IS 'A submission that nobody may delete, by an order. Lifting it deletes the row.';
COMMENT ON COLUMN submission_holds.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN submission_holds.submission_id IS 'The submission.';
COMMENT ON COLUMN submission_holds.reason IS 'Why, in the words of the administrator.';
COMMENT ON COLUMN submission_holds.at IS 'Since when.';
COMMENT ON COLUMN submission_holds.made_by IS 'Username of the administrator.';

CREATE TABLE state_changes (
  municipality_id text NOT NULL,
  submission_id   text NOT NULL,
  position        integer NOT NULL,
  at              timestamptz NOT NULL,
  username        text NOT NULL,
  state           integer NOT NULL,
  state_name      text NOT NULL,
  initial         boolean NOT NULL,
  CONSTRAINT state_changes_pk PRIMARY KEY (municipality_id, submission_id, position),
  CONSTRAINT state_changes_submission_fk FOREIGN KEY (municipality_id, submission_id)
    REFERENCES submissions ON DELETE CASCADE
);
COMMENT ON TABLE state_changes IS 'A change of a submission''s workflow state.';
COMMENT ON COLUMN state_changes.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN state_changes.submission_id IS 'The submission.';
COMMENT ON COLUMN state_changes.position IS 'Position in its history, from 0.';
COMMENT ON COLUMN state_changes.at IS 'When it was moved.';
COMMENT ON COLUMN state_changes.username IS 'Username of the person who moved it.';
COMMENT ON COLUMN state_changes.state IS 'Id of the state it came to.';
COMMENT ON COLUMN state_changes.state_name IS 'Name of that state at the time.';
COMMENT ON COLUMN state_changes.initial IS 'Whether it is the state it was taken in with.';

-- Apart from the municipality's row, because every submission updates it and nothing else should wait for that.
CREATE TABLE submission_counters (
  municipality_id text CONSTRAINT submission_counters_pk PRIMARY KEY
                  CONSTRAINT submission_counters_municipality_fk REFERENCES municipalities,
  last_number     bigint NOT NULL DEFAULT 0 CONSTRAINT submission_counters_not_negative CHECK (last_number >= 0)
) WITH (fillfactor = 50);
COMMENT ON TABLE submission_counters IS
  'The last number given to a submission of the municipality. Its lock is the first one that intake, saves and '
  'deletions take.';
COMMENT ON COLUMN submission_counters.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN submission_counters.last_number IS 'The number.';

CREATE TABLE form_counters (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  submissions     bigint NOT NULL DEFAULT 0,
  counted         bigint NOT NULL DEFAULT 0 CONSTRAINT form_counters_counted CHECK (counted BETWEEN 0 AND submissions),
  CONSTRAINT form_counters_pk PRIMARY KEY (municipality_id, form_id),
  CONSTRAINT form_counters_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
) WITH (fillfactor = 50);
COMMENT ON TABLE form_counters IS 'How many submissions a form has.';
COMMENT ON COLUMN form_counters.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN form_counters.form_id IS 'The form.';
COMMENT ON COLUMN form_counters.submissions IS 'All of them.';
COMMENT ON COLUMN form_counters.counted IS 'Those that count for the response limit.';

-- The counters of lists and statistics. count_moved_submissions keeps them, for whatever statement stores, changes or deletes
-- submissions; a state of -1 stands for none. Hours and days are those of UTC, so that no change of a municipality's time
-- zone touches them: a range counts the whole ones inside it, and the rows at its ends by themselves.
CREATE TABLE version_counters (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  version         integer NOT NULL,
  area_id         text NOT NULL,
  state           integer NOT NULL,
  submissions     bigint NOT NULL DEFAULT 0,
  CONSTRAINT version_counters_pk PRIMARY KEY (municipality_id, form_id, version, area_id, state),
  CONSTRAINT version_counters_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
) WITH (fillfactor = 50);
COMMENT ON TABLE version_counters IS
  'How many submissions a version has in an area and state: totals of lists within a person''s areas, the form''s '
  'history, the columns of its spreadsheet.';
COMMENT ON COLUMN version_counters.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN version_counters.form_id IS 'The form.';
COMMENT ON COLUMN version_counters.version IS 'The version that was answered.';
COMMENT ON COLUMN version_counters.area_id IS 'The area in which it was answered.';
COMMENT ON COLUMN version_counters.state IS 'Id of the state; -1 for none.';
COMMENT ON COLUMN version_counters.submissions IS 'How many.';

CREATE TABLE hour_counters (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  updated         boolean NOT NULL,
  hour            timestamptz NOT NULL,
  area_id         text NOT NULL,
  state           integer NOT NULL,
  submissions     bigint NOT NULL DEFAULT 0,
  CONSTRAINT hour_counters_pk PRIMARY KEY (municipality_id, form_id, updated, hour, area_id, state),
  CONSTRAINT hour_counters_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
) WITH (fillfactor = 50);
COMMENT ON TABLE hour_counters IS
  'How many submissions were taken in, or updated last, within an hour, by area and state: totals of lists between two '
  'dates.';
COMMENT ON COLUMN hour_counters.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN hour_counters.form_id IS 'The form.';
COMMENT ON COLUMN hour_counters.updated IS 'Whether the hour is that of the last update, not of the intake.';
COMMENT ON COLUMN hour_counters.hour IS 'Beginning of the hour, in UTC.';
COMMENT ON COLUMN hour_counters.area_id IS 'The area in which they were answered.';
COMMENT ON COLUMN hour_counters.state IS 'Id of the state; -1 for none.';
COMMENT ON COLUMN hour_counters.submissions IS 'How many.';

-- A year has 365 days and 8,760 hours.
CREATE TABLE day_counters (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  updated         boolean NOT NULL,
  day             timestamptz NOT NULL,
  area_id         text NOT NULL,
  state           integer NOT NULL,
  submissions     bigint NOT NULL DEFAULT 0,
  CONSTRAINT day_counters_pk PRIMARY KEY (municipality_id, form_id, updated, day, area_id, state),
  CONSTRAINT day_counters_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
) WITH (fillfactor = 50);
COMMENT ON TABLE day_counters IS
  'How many submissions were taken in, or updated last, on a day, by area and state: totals of lists over long periods.';
COMMENT ON COLUMN day_counters.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN day_counters.form_id IS 'The form.';
COMMENT ON COLUMN day_counters.updated IS 'Whether the day is that of the last update, not of the intake.';
COMMENT ON COLUMN day_counters.day IS 'Beginning of the day, in UTC.';
COMMENT ON COLUMN day_counters.area_id IS 'The area in which they were answered.';
COMMENT ON COLUMN day_counters.state IS 'Id of the state; -1 for none.';
COMMENT ON COLUMN day_counters.submissions IS 'How many.';

CREATE TABLE author_counters (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  created_by      text NOT NULL,
  updated         boolean NOT NULL,
  day             date NOT NULL,
  area_id         text NOT NULL,
  state           integer NOT NULL,
  submissions     bigint NOT NULL DEFAULT 0,
  CONSTRAINT author_counters_pk PRIMARY KEY (municipality_id, form_id, created_by, updated, day, area_id, state),
  CONSTRAINT author_counters_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
) WITH (fillfactor = 50);
COMMENT ON TABLE author_counters IS
  'How many submissions of a person are of a day, by area and state: totals of lists by author, and of people who see '
  'only their own.';
COMMENT ON COLUMN author_counters.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN author_counters.form_id IS 'The form.';
COMMENT ON COLUMN author_counters.created_by IS 'The author, as the submission has it.';
COMMENT ON COLUMN author_counters.updated IS 'Whether the day is that of the last update, not of the intake.';
COMMENT ON COLUMN author_counters.day IS 'The day in UTC.';
COMMENT ON COLUMN author_counters.area_id IS 'The area in which they were answered.';
COMMENT ON COLUMN author_counters.state IS 'Id of the state; -1 for none.';
COMMENT ON COLUMN author_counters.submissions IS 'How many.';

CREATE TABLE cell_counters (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  latitude        integer NOT NULL,
  longitude       integer NOT NULL,
  area_id         text NOT NULL,
  state           integer NOT NULL,
  submissions     bigint NOT NULL DEFAULT 0,
  CONSTRAINT cell_counters_pk PRIMARY KEY (municipality_id, form_id, latitude, longitude, area_id, state),
  CONSTRAINT cell_counters_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
) WITH (fillfactor = 50);
COMMENT ON TABLE cell_counters IS 'How many submissions are in a cell of the map, by area and state.';
COMMENT ON COLUMN cell_counters.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN cell_counters.form_id IS 'The form.';
COMMENT ON COLUMN cell_counters.latitude IS 'Southern edge of the cell in thousandths of a degree.';
COMMENT ON COLUMN cell_counters.longitude IS 'Western edge of the cell in thousandths of a degree.';
COMMENT ON COLUMN cell_counters.area_id IS 'The area in which they were answered.';
COMMENT ON COLUMN cell_counters.state IS 'Id of the state; -1 for none.';
COMMENT ON COLUMN cell_counters.submissions IS 'How many.';

-- What counters go by, both times as hours, the point as its cell, and by how many submissions they move.
CREATE TYPE counted_submissions AS (
  municipality_id text,
  form_id         text,
  version         integer,
  area_id         text,
  created_by      text,
  state           integer,
  created         timestamptz,
  updated         timestamptz,
  latitude        integer,
  longitude       integer,
  amount          bigint
);

CREATE TABLE copy_counts (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  section_id      text NOT NULL,
  copies          integer NOT NULL,
  CONSTRAINT copy_counts_pk PRIMARY KEY (municipality_id, form_id, section_id),
  CONSTRAINT copy_counts_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
) WITH (fillfactor = 50);
COMMENT ON TABLE copy_counts IS
  'The most further copies of a repeatable section in any submission: the width of the spreadsheet.';
COMMENT ON COLUMN copy_counts.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN copy_counts.form_id IS 'The form.';
COMMENT ON COLUMN copy_counts.section_id IS 'The section.';
COMMENT ON COLUMN copy_counts.copies IS 'The most further copies.';

-- A submission on its way into the database: the fields of IntakeItem, which says what each is, without the answers.
CREATE TYPE intake_item AS (
  id                 text,
  "formId"           text,
  "formVersion"      integer,
  "newestVersion"    integer,
  "areaId"           text,
  "responseLimit"    integer,
  public             boolean,
  portal             boolean,
  keyword            text,
  "recordCodeLength" integer,
  "createdBy"        text,
  "firstName"        text,
  "lastName"         text,
  "inspectorNumber"  text,
  copies             jsonb,
  state              integer,
  "stateHistory"     jsonb,
  "contentHash"      text,
  particulars        jsonb,
  files              jsonb,
  "singleAnswer"     boolean,
  incident           jsonb,
  words              text,
  imported           jsonb,
  "startedFrom"      text,
  evidence           jsonb,
  "workOrder"        text,
  badge              text,
  payment            text
);

-- What became of an intake_item, with the codes it got.
CREATE TYPE intake_outcome AS (
  id          text,
  outcome     text,
  code        text,
  record_code text
);
