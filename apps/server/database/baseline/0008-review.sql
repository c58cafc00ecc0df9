-- Corrections of submissions, and what a reviewer asks a citizen to answer again. The submission as it stands now lies
-- in submissions; the original and every correction are rows that are never rewritten: replaying them gives what stands
-- there. rules: A1.16, A3.25, A3.26, R3.18-R3.23, R4.22-R4.25

CREATE TABLE submission_originals (
  municipality_id text NOT NULL,
  submission_id   text NOT NULL,
  content         jsonb NOT NULL,
  CONSTRAINT submission_originals_pk PRIMARY KEY (municipality_id, submission_id),
  CONSTRAINT submission_originals_submission_fk FOREIGN KEY (municipality_id, submission_id)
    REFERENCES submissions ON DELETE CASCADE
);
COMMENT ON TABLE submission_originals IS
  'A submission as it was sent; copied when it is corrected for the first time, so that intake costs nothing more.';
COMMENT ON COLUMN submission_originals.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN submission_originals.submission_id IS 'The submission.';
COMMENT ON COLUMN submission_originals.content IS '{answers, particulars}.';

CREATE TABLE corrections (
  municipality_id text NOT NULL,
  submission_id   text NOT NULL,
  number          integer NOT NULL,
  kind            text NOT NULL,
  at              timestamptz NOT NULL,
  made_by         text NOT NULL,
  made_by_email   text NOT NULL DEFAULT '',
  changes         jsonb NOT NULL,
  reason          text NOT NULL DEFAULT '',
  CONSTRAINT corrections_pk PRIMARY KEY (municipality_id, submission_id, number),
  CONSTRAINT corrections_submission_fk FOREIGN KEY (municipality_id, submission_id)
    REFERENCES submissions ON DELETE CASCADE,
  CONSTRAINT corrections_kind CHECK (kind IN ('correction', 'completion', 'revision'))
);
COMMENT ON TABLE corrections IS 'One edit of a submission; never changed.';
COMMENT ON COLUMN corrections.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN corrections.submission_id IS 'The submission.';
COMMENT ON COLUMN corrections.number IS 'Position among its corrections, from 1.';
COMMENT ON COLUMN corrections.kind IS 'correction or completion by staff, revision by the citizen.';
COMMENT ON COLUMN corrections.at IS 'When it was saved.';
COMMENT ON COLUMN corrections.made_by IS 'Username of the person who made it; the name of a citizen.';
COMMENT ON COLUMN corrections.made_by_email IS 'E-mail address of that person; '''' for a citizen.';
COMMENT ON COLUMN corrections.changes IS
  '{ticks, copies, answers, particulars}, each change with the value before and after.';
COMMENT ON COLUMN corrections.reason IS 'Why, in the words of the person who made it; '''' where they said nothing.';

CREATE TABLE review_marks (
  municipality_id text NOT NULL,
  submission_id   text NOT NULL,
  section_id      text NOT NULL,
  question_id     text NOT NULL DEFAULT '',
  row_id          text NOT NULL DEFAULT '',
  position        bigint GENERATED ALWAYS AS IDENTITY,
  CONSTRAINT review_marks_pk PRIMARY KEY (municipality_id, submission_id, section_id, question_id, row_id),
  CONSTRAINT review_marks_submission_fk FOREIGN KEY (municipality_id, submission_id)
    REFERENCES submissions ON DELETE CASCADE
);
COMMENT ON TABLE review_marks IS
  'A section or question that a reviewer marked for correction and has not sent to the citizen yet.';
COMMENT ON COLUMN review_marks.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN review_marks.submission_id IS 'The submission.';
COMMENT ON COLUMN review_marks.section_id IS 'The section.';
COMMENT ON COLUMN review_marks.question_id IS 'The question; '''' when the section itself is marked.';
COMMENT ON COLUMN review_marks.row_id IS 'The further copy of the section; '''' when it is none.';
COMMENT ON COLUMN review_marks.position IS 'Order in which the marks were made.';

CREATE TABLE change_requests (
  municipality_id text NOT NULL,
  submission_id   text NOT NULL,
  number          integer NOT NULL,
  at              timestamptz NOT NULL,
  made_by         text NOT NULL,
  made_by_email   text NOT NULL DEFAULT '',
  comment         text NOT NULL,
  requested       jsonb NOT NULL,
  completed_at    timestamptz,
  accepted_at     timestamptz,
  accepted_by     text NOT NULL DEFAULT '',
  due_on          date,
  message         text NOT NULL DEFAULT '',
  replied         jsonb,
  recalled_at     timestamptz,
  recalled_by     text NOT NULL DEFAULT '',
  CONSTRAINT change_requests_pk PRIMARY KEY (municipality_id, submission_id, number),
  CONSTRAINT change_requests_submission_fk FOREIGN KEY (municipality_id, submission_id)
    REFERENCES submissions ON DELETE CASCADE
);
-- Replies that wait for an official, for the home page.
CREATE INDEX change_requests_came_back ON change_requests (municipality_id, completed_at)
  WHERE completed_at IS NOT NULL AND accepted_at IS NULL;
COMMENT ON TABLE change_requests IS 'What a reviewer asked the citizen to answer again.';
COMMENT ON COLUMN change_requests.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN change_requests.submission_id IS 'The submission.';
COMMENT ON COLUMN change_requests.number IS 'Position among its requests, from 1; the last one counts.';
COMMENT ON COLUMN change_requests.at IS 'When it was sent.';
COMMENT ON COLUMN change_requests.made_by IS 'Username of the reviewer.';
COMMENT ON COLUMN change_requests.made_by_email IS 'E-mail address of the reviewer; '''' for none.';
COMMENT ON COLUMN change_requests.comment IS 'What the reviewer wrote to the citizen.';
COMMENT ON COLUMN change_requests.requested IS
  'List of {sectionId, questionId, rowId, remark, former}.';
COMMENT ON COLUMN change_requests.completed_at IS 'When the citizen answered; null while it waits.';
COMMENT ON COLUMN change_requests.accepted_at IS 'When an official accepted the answer; null while nobody did.';
COMMENT ON COLUMN change_requests.accepted_by IS 'Username of that official; '''' while nobody did.';
COMMENT ON COLUMN change_requests.due_on IS 'Day until which the citizen is asked to answer; null for none.';
COMMENT ON COLUMN change_requests.message IS 'What the citizen wrote with the answers; '''' for nothing.';
COMMENT ON COLUMN change_requests.replied IS
  'The answers to what was requested, in the same order, as they were after the reply; null while it waits.';
COMMENT ON COLUMN change_requests.recalled_at IS 'When an official recalled it; null while nobody did.';
COMMENT ON COLUMN change_requests.recalled_by IS 'Username of that official; '''' while nobody did.';
