-- Trigger: keeps how far the review of a submission is in its row, by which lists are filtered. It says what reviewBadge in
-- packages/domain/src/review/change-request.ts says. The row is locked first, so that the last of several changes sees the
-- others. rules: X33.93
CREATE OR REPLACE FUNCTION keep_badge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
  known   text;
  last    change_requests;
  badge_now text;
BEGIN
  changed := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  SELECT badge INTO known FROM submissions
    WHERE municipality_id = changed.municipality_id AND id = changed.submission_id FOR NO KEY UPDATE;
  IF known IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT * INTO last FROM change_requests
    WHERE municipality_id = changed.municipality_id AND submission_id = changed.submission_id AND recalled_at IS NULL
    ORDER BY number DESC LIMIT 1;
  badge_now := CASE
    WHEN last.number IS NOT NULL AND last.completed_at IS NULL THEN 'in-review'
    WHEN last.number IS NOT NULL AND last.accepted_by = '' THEN 'to-correct'
    WHEN EXISTS (SELECT FROM review_marks
      WHERE municipality_id = changed.municipality_id AND submission_id = changed.submission_id) THEN 'to-correct'
    ELSE 'approved' END;
  IF badge_now <> known THEN
    UPDATE submissions SET badge = badge_now
      WHERE municipality_id = changed.municipality_id AND id = changed.submission_id;
  END IF;
  RETURN NULL;
END $$;
