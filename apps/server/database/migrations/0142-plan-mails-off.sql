-- Who wants no mail of the morning any more stays with the day of the last one. rules: X39.56

ALTER TABLE plan_mails ADD COLUMN wanted boolean NOT NULL DEFAULT true;
COMMENT ON COLUMN plan_mails.wanted IS
  'Whether they want it now; who does not stays here, so that asking again sends no second one on the day.';
COMMENT ON TABLE plan_mails IS
  'A person who wants, or wanted, a mail each morning about the work orders that are due.';
