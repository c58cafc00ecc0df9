-- Corrections of stored answers, and what a reviewer asks a citizen to answer again. The answer as it stands now lies in
-- submissions; the original and every edit are rows, never rewritten: replaying the edits gives what stands there.
-- rules: A1.16, A3.25, A3.26, R3.18-R3.23, R4.22-R4.25, W9

-- Goes up with every edit; a write names the one it saw.
ALTER TABLE submissions ADD COLUMN version integer NOT NULL DEFAULT 1;

-- Copied when an answer is edited first, so that taking one in costs nothing.
CREATE TABLE submission_originals (
  municipality_id text NOT NULL,
  submission_id   text NOT NULL,
  -- {answers, parts}
  content         jsonb NOT NULL,
  CONSTRAINT submission_originals_pk PRIMARY KEY (municipality_id, submission_id),
  CONSTRAINT submission_originals_submission_fk FOREIGN KEY (municipality_id, submission_id)
    REFERENCES submissions ON DELETE CASCADE
);
CREATE TRIGGER submission_originals_immutable BEFORE UPDATE ON submission_originals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE corrections (
  municipality_id text NOT NULL,
  submission_id   text NOT NULL,
  -- From 1.
  number          integer NOT NULL,
  kind            text NOT NULL,
  at              timestamptz NOT NULL,
  -- Username and e-mail of who made it; of a citizen the name, and no e-mail.
  made_by         text NOT NULL,
  made_by_email   text NOT NULL DEFAULT '',
  -- {ticks, copies, answers, parts}, each change with the value before and after.
  changes         jsonb NOT NULL,
  CONSTRAINT corrections_pk PRIMARY KEY (municipality_id, submission_id, number),
  CONSTRAINT corrections_submission_fk FOREIGN KEY (municipality_id, submission_id)
    REFERENCES submissions ON DELETE CASCADE,
  CONSTRAINT corrections_kind CHECK (kind IN ('correction', 'completion', 'revision'))
);
CREATE TRIGGER corrections_immutable BEFORE UPDATE ON corrections
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The reviewer's ticks that were not sent yet.
CREATE TABLE review_marks (
  municipality_id text NOT NULL,
  submission_id   text NOT NULL,
  section_id      text NOT NULL,
  -- '' = the section itself.
  question_id     text NOT NULL DEFAULT '',
  -- '' = not in a further copy of the section.
  row_id          text NOT NULL DEFAULT '',
  position        bigint GENERATED ALWAYS AS IDENTITY,
  CONSTRAINT review_marks_pk PRIMARY KEY (municipality_id, submission_id, section_id, question_id, row_id),
  CONSTRAINT review_marks_submission_fk FOREIGN KEY (municipality_id, submission_id)
    REFERENCES submissions ON DELETE CASCADE
);

CREATE TABLE change_requests (
  municipality_id text NOT NULL,
  submission_id   text NOT NULL,
  -- From 1; the last one counts.
  number          integer NOT NULL,
  at              timestamptz NOT NULL,
  made_by         text NOT NULL,
  made_by_email   text NOT NULL DEFAULT '',
  comment         text NOT NULL,
  -- Items {sectionId, questionId, rowId, former}.
  requested       jsonb NOT NULL,
  -- Null while it waits for the citizen.
  completed_at    timestamptz,
  CONSTRAINT change_requests_pk PRIMARY KEY (municipality_id, submission_id, number),
  CONSTRAINT change_requests_submission_fk FOREIGN KEY (municipality_id, submission_id)
    REFERENCES submissions ON DELETE CASCADE
);
