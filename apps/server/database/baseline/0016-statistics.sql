-- What statistics read: how often each value was answered, by day, and the numbers that were answered.
-- rules: R1.06, R9.15, X32.50-X32.53

CREATE TABLE counted_versions (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  version         integer NOT NULL,
  classes         jsonb NOT NULL,
  several         text[] NOT NULL,
  with_files      text[] NOT NULL,
  CONSTRAINT counted_versions_pk PRIMARY KEY (municipality_id, form_id, version),
  CONSTRAINT counted_versions_version_fk FOREIGN KEY (municipality_id, form_id, version)
    REFERENCES form_versions ON DELETE CASCADE
);
COMMENT ON TABLE counted_versions IS
  'What statistics need to know of a version to count its answers; a trigger writes it when the version is saved.';
COMMENT ON COLUMN counted_versions.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN counted_versions.form_id IS 'The form.';
COMMENT ON COLUMN counted_versions.version IS 'The version.';
COMMENT ON COLUMN counted_versions.classes IS
  'Question id -> how its answers are counted: choice, number, date, time or text.';
COMMENT ON COLUMN counted_versions.several IS 'Questions that take several choices.';
COMMENT ON COLUMN counted_versions.with_files IS 'Questions that take files.';

CREATE TABLE value_counters (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  day             date NOT NULL,
  area_id         text NOT NULL,
  class           text NOT NULL,
  question_id     text NOT NULL,
  value           text NOT NULL,
  times           bigint NOT NULL,
  answers         bigint NOT NULL,
  CONSTRAINT value_counters_pk PRIMARY KEY (municipality_id, form_id, class, day, area_id, question_id, value),
  CONSTRAINT value_counters_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
) WITH (fillfactor = 50);
COMMENT ON TABLE value_counters IS 'How often something was answered in the submissions of a day.';
COMMENT ON COLUMN value_counters.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN value_counters.form_id IS 'The form.';
COMMENT ON COLUMN value_counters.day IS 'The day of the submissions in the time zone of the municipality.';
COMMENT ON COLUMN value_counters.area_id IS 'The area in which they were answered.';
COMMENT ON COLUMN value_counters.class IS
  'What is counted: choice, number, date, time, text and file of a question; ticked and copies of a section; stay of a '
  'state; hour and state of the submission itself.';
COMMENT ON COLUMN value_counters.question_id IS
  'The question; the section of ticked and copies; the name of the state of a stay; otherwise ''''.';
COMMENT ON COLUMN value_counters.value IS
  'Id of the choice or condition, kind of file, hour, version and state; '''' where all values are counted together.';
COMMENT ON COLUMN value_counters.times IS 'How often.';
COMMENT ON COLUMN value_counters.answers IS 'For how many answers it was the first of their values.';

-- What is answered is added as it comes, one row for a group of submissions, and counted seconds later: a row for each counter
-- would cost as much as taking in the submissions. Readers add both. Lists instead of JSON: reading JSON took PostgreSQL longer
-- than all else that it counts.
CREATE TABLE answer_packs (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  area_id         text NOT NULL,
  day             date NOT NULL,
  hour            text NOT NULL DEFAULT '',
  amount          integer NOT NULL,
  id              bigint GENERATED ALWAYS AS IDENTITY,
  classes         text[] NOT NULL,
  question_ids    text[] NOT NULL,
  value_ids       text[] NOT NULL,
  times           bigint[] NOT NULL,
  answers         bigint[] NOT NULL,
  numbers         text[] NOT NULL,
  CONSTRAINT answer_packs_pk PRIMARY KEY (municipality_id, form_id, id),
  CONSTRAINT answer_packs_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
);
COMMENT ON TABLE answer_packs IS
  'Answers that value_counters and number_packs do not have yet. The lists are equally long: the first of each belong together.';
COMMENT ON COLUMN answer_packs.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN answer_packs.form_id IS 'The form.';
COMMENT ON COLUMN answer_packs.area_id IS 'The area in which they were answered.';
COMMENT ON COLUMN answer_packs.day IS 'The day of the submissions in the time zone of the municipality.';
COMMENT ON COLUMN answer_packs.hour IS 'Their hour there, where the lists do not name it; otherwise ''''.';
COMMENT ON COLUMN answer_packs.amount IS '1 for what is answered, -1 for what is answered no longer.';
COMMENT ON COLUMN answer_packs.id IS 'Number of the row.';
COMMENT ON COLUMN answer_packs.classes IS 'What is counted, as in value_counters.';
COMMENT ON COLUMN answer_packs.question_ids IS 'The question, as there.';
COMMENT ON COLUMN answer_packs.value_ids IS 'The value, as there.';
COMMENT ON COLUMN answer_packs.times IS 'How often.';
COMMENT ON COLUMN answer_packs.answers IS 'For how many answers it was the first of their values.';
COMMENT ON COLUMN answer_packs.numbers IS 'The numbers that were answered, with spaces between them; '''' for none.';
-- They leave within seconds.
ALTER TABLE answer_packs ALTER COLUMN classes SET STORAGE EXTERNAL, ALTER COLUMN question_ids SET STORAGE EXTERNAL,
  ALTER COLUMN value_ids SET STORAGE EXTERNAL, ALTER COLUMN times SET STORAGE EXTERNAL,
  ALTER COLUMN answers SET STORAGE EXTERNAL, ALTER COLUMN numbers SET STORAGE EXTERNAL;

-- Another time zone of a municipality counts its answers again beside everything else, some at a time.
CREATE TABLE zone_recounts (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  former_zone     text NOT NULL,
  recounted_from  timestamptz NOT NULL,
  CONSTRAINT zone_recounts_pk PRIMARY KEY (municipality_id, form_id),
  CONSTRAINT zone_recounts_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
);
COMMENT ON TABLE zone_recounts IS
  'A form whose answers are being counted by the days of another time zone, the newest submissions first.';
COMMENT ON COLUMN zone_recounts.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN zone_recounts.form_id IS 'The form.';
COMMENT ON COLUMN zone_recounts.former_zone IS 'IANA name of the time zone by whose days older submissions are still counted.';
COMMENT ON COLUMN zone_recounts.recounted_from IS
  'Submissions from this moment on are counted by the days of the time zone that the municipality has.';

-- Numbers are kept for a while as they were counted, and sorted into number_heaps later: a heap is written as a whole.
CREATE TABLE number_packs (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  class           text NOT NULL,
  question_id     text NOT NULL,
  area_id         text NOT NULL,
  day             date NOT NULL,
  id              bigint GENERATED ALWAYS AS IDENTITY,
  times           integer NOT NULL,
  numbers         numeric[] NOT NULL,
  CONSTRAINT number_packs_pk PRIMARY KEY (municipality_id, form_id, id),
  CONSTRAINT number_packs_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
);
COMMENT ON TABLE number_packs IS 'Numbers of answers that number_heaps does not have yet.';
COMMENT ON COLUMN number_packs.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN number_packs.form_id IS 'The form.';
COMMENT ON COLUMN number_packs.class IS 'What the numbers are: number, date (YYYYMMDD), time (minutes) or stay (seconds).';
COMMENT ON COLUMN number_packs.question_id IS 'The question; the name of the state of a stay.';
COMMENT ON COLUMN number_packs.area_id IS 'The area in which they were answered.';
COMMENT ON COLUMN number_packs.day IS 'The day of the submissions in the time zone of the municipality.';
COMMENT ON COLUMN number_packs.id IS 'Number of the row.';
COMMENT ON COLUMN number_packs.times IS 'How often each of them counts; below 0 where it was answered no longer.';
COMMENT ON COLUMN number_packs.numbers IS 'The numbers.';
-- They leave within a minute.
ALTER TABLE number_packs ALTER COLUMN numbers SET STORAGE EXTERNAL;

-- The lists are kept out of the row, because most readers need its count and sum only.
CREATE TABLE number_heaps (
  municipality_id text NOT NULL,
  form_id         text NOT NULL,
  class           text NOT NULL,
  question_id     text NOT NULL,
  area_id         text NOT NULL,
  period          integer NOT NULL,
  bucket          numeric NOT NULL,
  times           bigint NOT NULL,
  total           numeric NOT NULL,
  least           numeric NOT NULL,
  greatest        numeric NOT NULL,
  first_day       date NOT NULL,
  last_day        date NOT NULL,
  days            date[] NOT NULL,
  numbers         numeric[] NOT NULL,
  amounts         bigint[] NOT NULL,
  CONSTRAINT number_heaps_pk PRIMARY KEY (municipality_id, form_id, class, question_id, bucket, period, area_id)
    INCLUDE (times, total, least, greatest, first_day, last_day),
  CONSTRAINT number_heaps_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
) WITH (toast_tuple_target = 128);
COMMENT ON TABLE number_heaps IS
  'Numbers of answers that are near each other, from the submissions of ten days: minimum, median and maximum of any '
  'range are found without reading all numbers.';
COMMENT ON COLUMN number_heaps.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN number_heaps.form_id IS 'The form.';
COMMENT ON COLUMN number_heaps.class IS 'What the numbers are, as in number_packs.';
COMMENT ON COLUMN number_heaps.question_id IS 'The question; the name of the state of a stay.';
COMMENT ON COLUMN number_heaps.area_id IS 'The area in which they were answered.';
COMMENT ON COLUMN number_heaps.period IS 'Which ten days, counted from 01/01/2000.';
COMMENT ON COLUMN number_heaps.bucket IS
  'The two leading digits of the numbers; of dates their month, of times their hour.';
COMMENT ON COLUMN number_heaps.times IS 'How many numbers.';
COMMENT ON COLUMN number_heaps.total IS 'Their sum.';
COMMENT ON COLUMN number_heaps.least IS 'The least of them.';
COMMENT ON COLUMN number_heaps.greatest IS 'The greatest of them.';
COMMENT ON COLUMN number_heaps.first_day IS 'The first day of the lists.';
COMMENT ON COLUMN number_heaps.last_day IS 'The last day of the lists.';
COMMENT ON COLUMN number_heaps.days IS 'The day of each element of the lists.';
COMMENT ON COLUMN number_heaps.numbers IS 'Its number.';
COMMENT ON COLUMN number_heaps.amounts IS 'How often it was answered on that day.';
-- As for the answers: lz4 costs a fraction of the default's CPU, where the server was built with it.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)) THEN
    ALTER TABLE number_heaps ALTER COLUMN days SET COMPRESSION lz4, ALTER COLUMN numbers SET COMPRESSION lz4,
      ALTER COLUMN amounts SET COMPRESSION lz4;
  END IF;
END $$;
-- For the days at the ends of a range.
CREATE INDEX number_heaps_by_period ON number_heaps (municipality_id, form_id, period);

-- How the counters of answers move. amount: 1 for what is answered, -1 for what is answered no longer.
CREATE TYPE counted_answers AS (
  municipality_id text,
  form_id         text,
  day             date,
  area_id         text,
  class           text,
  question_id     text,
  value           text,
  times           bigint,
  answers         bigint,
  numbers         numeric[],
  amount          integer
);

CREATE VIEW packed_answers AS
  SELECT p.id, p.municipality_id, p.form_id, p.day, p.area_id, m.class, m.question_id,
    CASE WHEN m.class = 'hour' AND m.value = '' THEN p.hour ELSE m.value END AS value,
    m.times * p.amount AS times, m.answers * p.amount AS answers, m.numbers, p.amount
  FROM answer_packs p, unnest(p.classes, p.question_ids, p.value_ids, p.times, p.answers, p.numbers)
    AS m(class, question_id, value, times, answers, numbers);
COMMENT ON VIEW packed_answers IS
  'What answer_packs hold; times and answers with the sign of their amount, numbers with spaces between them.';

CREATE VIEW answer_counters AS
  SELECT municipality_id, form_id, class, day, area_id, question_id, value, sum(times)::bigint AS times,
    sum(answers)::bigint AS answers
  FROM (
    SELECT municipality_id, form_id, class, day, area_id, question_id, value, times, answers FROM value_counters
    UNION ALL
    SELECT municipality_id, form_id, class, day, area_id, question_id, value, times, answers FROM packed_answers
  ) AS all_answers
  GROUP BY municipality_id, form_id, class, day, area_id, question_id, value;
COMMENT ON VIEW answer_counters IS 'How often something was answered in the submissions of a day, whether counted yet or not.';

CREATE VIEW number_counters AS
  SELECT municipality_id, form_id, class, question_id, area_id, day, number, sum(amount)::bigint AS times
  FROM (
    SELECT p.municipality_id, p.form_id, p.class, p.question_id, p.area_id, p.day, n.number::numeric AS number, p.amount
    FROM packed_answers p, string_to_table(p.numbers, ' ') AS n(number)
    UNION ALL
    SELECT p.municipality_id, p.form_id, p.class, p.question_id, p.area_id, p.day, n.number, p.times
    FROM number_packs p, unnest(p.numbers) AS n(number)
    UNION ALL
    SELECT h.municipality_id, h.form_id, h.class, h.question_id, h.area_id, e.day, e.number, e.amount
    FROM number_heaps h, unnest(h.days, h.numbers, h.amounts) AS e(day, number, amount)
  ) AS all_numbers
  GROUP BY municipality_id, form_id, class, question_id, area_id, day, number;
COMMENT ON VIEW number_counters IS 'How often each number was answered in the submissions of a day.';
