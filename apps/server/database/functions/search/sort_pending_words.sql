-- Sorts the words of new submissions into their index, where until then they wait in a list beside it; returns how many pages
-- that list had. Only the owner of an index may. rules: X32.37
CREATE OR REPLACE FUNCTION sort_pending_words() RETURNS bigint LANGUAGE sql AS $$
  SELECT gin_clean_pending_list('submissions_by_words');
$$;
