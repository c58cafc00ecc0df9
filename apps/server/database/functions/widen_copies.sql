-- Keeps how wide the spreadsheet of a form is. in_copies: object section id -> number of further copies. rules: R7.29
CREATE OR REPLACE FUNCTION widen_copies(in_municipality text, in_form text, in_copies jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO copy_counts AS c (municipality_id, form_id, section_id, copies)
    SELECT in_municipality, in_form, key, value::integer FROM jsonb_each_text(in_copies)
    ON CONFLICT (municipality_id, form_id, section_id) DO UPDATE SET copies = excluded.copies
      WHERE c.copies < excluded.copies;
$$;
