-- What the screens of the register of citizens need: a version, words to search by, the ids and numbers under which a
-- person was known before, what was corrected and merged, and the ids of people who were erased.
-- rules: X34.50-X34.55

ALTER TABLE citizens ADD COLUMN version integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN citizens.version IS 'Goes up with every change; who saves names the one they saw.';

ALTER TABLE citizens ADD COLUMN plain_number text NOT NULL
  GENERATED ALWAYS AS (upper(regexp_replace(document_number, '[^0-9A-Za-z]', '', 'g'))) STORED;
COMMENT ON COLUMN citizens.plain_number IS 'The document number without dots, hyphens and spaces, in capitals.';

ALTER TABLE citizens ADD COLUMN plain_name text NOT NULL
  GENERATED ALWAYS AS (btrim(regexp_replace(
    lower(regexp_replace(
      normalize(coalesce(nullif(last_name, 'Dummy'), '') || ' ' || first_name, NFD),
      '[\u0300-\u036f]', '', 'g')),
    '[^[:alnum:]]+', ' ', 'g'))) STORED;
COMMENT ON COLUMN citizens.plain_name IS
  'Last and first name, of a legal person its name, in small letters without accents: lists are in this order.';

-- Cut, because a word of the index has so many bytes at most; the numbers come first.
ALTER TABLE citizens ADD COLUMN words tsvector NOT NULL
  GENERATED ALWAYS AS (array_to_tsvector(string_to_array(btrim(regexp_replace(
    left(
      left(regexp_replace(lower(document_number), '[^0-9a-z]', '', 'g'), 60) || ' ' ||
      left(regexp_replace(lower(tax_number), '[^0-9a-z]', '', 'g'), 60) || ' ' ||
      lower(regexp_replace(
        normalize(first_name || ' ' || coalesce(nullif(last_name, 'Dummy'), '') || ' ' || email, NFD),
        '[\u0300-\u036f]', '', 'g')),
      500),
    '[^[:alnum:]]+', ' ', 'g')), ' '))) STORED;
COMMENT ON COLUMN citizens.words IS 'Numbers, names and e-mail address as words, by which a person is found.';

CREATE INDEX citizens_by_words ON citizens USING gin (words);
CREATE INDEX citizens_by_name ON citizens (municipality_id, plain_name, id);
CREATE INDEX citizens_by_plain_number ON citizens (municipality_id, plain_number);

CREATE TABLE citizen_aliases (
  municipality_id text NOT NULL,
  id              bigint NOT NULL,
  document_number text NOT NULL,
  citizen_id      bigint NOT NULL,
  citizen_number  text NOT NULL,
  merged          boolean NOT NULL,
  CONSTRAINT citizen_aliases_pk PRIMARY KEY (municipality_id, id, document_number),
  CONSTRAINT citizen_aliases_citizen_fk FOREIGN KEY (municipality_id, citizen_id) REFERENCES citizens ON DELETE CASCADE
);
COMMENT ON TABLE citizen_aliases IS
  'An id and document number under which a person was known before a correction or a merge, as submissions keep them.';
COMMENT ON COLUMN citizen_aliases.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN citizen_aliases.id IS 'The id at the time.';
COMMENT ON COLUMN citizen_aliases.document_number IS 'The document number at the time.';
COMMENT ON COLUMN citizen_aliases.citizen_id IS 'Who it is now.';
COMMENT ON COLUMN citizen_aliases.citizen_number IS
  'Their document number now. An outside register may have given the id to another person.';
COMMENT ON COLUMN citizen_aliases.merged IS
  'Whether a merge made it: the number is then looked up as well. A number that was corrected was wrong.';
CREATE INDEX citizen_aliases_by_citizen ON citizen_aliases (municipality_id, citizen_id, citizen_number);
CREATE INDEX citizen_aliases_by_number ON citizen_aliases (municipality_id, citizen_number);
CREATE INDEX citizen_aliases_by_former_number ON citizen_aliases (municipality_id, document_number) WHERE merged;

CREATE TABLE citizen_changes (
  municipality_id text NOT NULL,
  citizen_id      bigint NOT NULL,
  number          integer NOT NULL,
  at              timestamptz NOT NULL,
  username        text NOT NULL,
  fields          jsonb NOT NULL,
  merged          jsonb,
  CONSTRAINT citizen_changes_pk PRIMARY KEY (municipality_id, citizen_id, number),
  CONSTRAINT citizen_changes_citizen_fk FOREIGN KEY (municipality_id, citizen_id) REFERENCES citizens ON DELETE CASCADE
);
COMMENT ON TABLE citizen_changes IS 'A correction or a merge of a person of the register; it goes when the person does.';
COMMENT ON COLUMN citizen_changes.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN citizen_changes.citizen_id IS 'The person.';
COMMENT ON COLUMN citizen_changes.number IS 'Position in their history, from 1.';
COMMENT ON COLUMN citizen_changes.at IS 'When it was.';
COMMENT ON COLUMN citizen_changes.username IS 'Username of who did it.';
COMMENT ON COLUMN citizen_changes.fields IS 'What changed: field, value before, value now.';
COMMENT ON COLUMN citizen_changes.merged IS
  'Of a merge, the record that was taken in, as it was; null for a correction.';

CREATE TABLE citizen_tombstones (
  municipality_id text NOT NULL CONSTRAINT citizen_tombstones_municipality_fk REFERENCES municipalities,
  id              bigint NOT NULL,
  erased_at       timestamptz NOT NULL,
  CONSTRAINT citizen_tombstones_pk PRIMARY KEY (municipality_id, id)
);
COMMENT ON TABLE citizen_tombstones IS 'A person who was erased from the register. It holds nothing of them.';
COMMENT ON COLUMN citizen_tombstones.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN citizen_tombstones.id IS 'Id that they had; nobody gets it again.';
COMMENT ON COLUMN citizen_tombstones.erased_at IS 'When they were erased.';
