-- The order of lists by text, and what saved views keep of it.
-- rules: X33.66, X33.67

-- As people here order words, with runs of digits by their number: VM9 comes before VM10.
CREATE COLLATION spanish_natural (provider = icu, locale = 'es-u-kn-true');
COMMENT ON COLLATION spanish_natural IS 'Words as in Spanish, digits by their number.';

ALTER TABLE submission_views ADD COLUMN sorting text NOT NULL DEFAULT '';
ALTER TABLE submission_views ADD COLUMN version integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN submission_views.sorting IS 'The order of the list, as its URL says it; '''' for the usual one.';
COMMENT ON COLUMN submission_views.version IS 'Goes up with every save; who saves names the one they saw.';
