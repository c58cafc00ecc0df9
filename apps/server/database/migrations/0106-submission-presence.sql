-- Who has a submission open now. Unlogged: after a crash nobody does, and who still does says so again in seconds.
-- rules: X33.76
CREATE UNLOGGED TABLE submission_presence (
  municipality_id      text NOT NULL,
  submission_id        text NOT NULL,
  user_municipality_id text NOT NULL,
  user_id              text NOT NULL,
  page_id              text NOT NULL,
  doing                text NOT NULL,
  seen_at              timestamptz NOT NULL,
  CONSTRAINT submission_presence_pk PRIMARY KEY (municipality_id, submission_id, user_municipality_id, user_id, page_id),
  CONSTRAINT submission_presence_submission_fk FOREIGN KEY (municipality_id, submission_id)
    REFERENCES submissions ON DELETE CASCADE,
  CONSTRAINT submission_presence_user_fk FOREIGN KEY (user_municipality_id, user_id) REFERENCES users ON DELETE CASCADE
);
COMMENT ON TABLE submission_presence IS 'A page on which somebody of the staff has a submission open. It only informs, and never locks.';
COMMENT ON COLUMN submission_presence.municipality_id IS 'Municipality of the submission.';
COMMENT ON COLUMN submission_presence.submission_id IS 'The submission.';
COMMENT ON COLUMN submission_presence.user_municipality_id IS 'Municipality of the account.';
COMMENT ON COLUMN submission_presence.user_id IS 'The account.';
COMMENT ON COLUMN submission_presence.page_id IS 'One open page of the account, by an id of its own.';
COMMENT ON COLUMN submission_presence.doing IS 'viewing or editing.';
COMMENT ON COLUMN submission_presence.seen_at IS 'When the page last said so; it counts for three quarters of a minute.';
CREATE INDEX submission_presence_by_age ON submission_presence (seen_at);
CREATE INDEX submission_presence_by_user ON submission_presence (user_municipality_id, user_id);
