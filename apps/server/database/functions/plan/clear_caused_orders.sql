-- Takes out of the work orders of submissions what they know of them: a caused order says where its submission was sent from.
-- It keeps of its location what the register says of its asset. An open one without an asset is cancelled, because nobody
-- knows any more where to go; in_all cancels the others too. Callers do this before they write to the audit log: who cancels
-- an order has its lock and then waits for that log. Returns how many there were. rules: X17.08, X37.14
CREATE OR REPLACE FUNCTION clear_caused_orders(in_municipality text, in_submissions text[], in_all boolean) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  cleared bigint;
BEGIN
  PERFORM FROM work_orders w
    WHERE w.municipality_id = in_municipality AND w.caused_by = ANY (in_submissions) ORDER BY w.id FOR UPDATE;
  UPDATE work_orders w SET
      state = CASE WHEN c.ends THEN 'cancelled' ELSE w.state END,
      version = w.version + c.ends::integer,
      taken_by = CASE WHEN c.ends THEN '' ELSE w.taken_by END,
      taken_until = CASE WHEN c.ends THEN NULL ELSE w.taken_until END,
      address = coalesce((SELECT a.address FROM assets a
        WHERE a.municipality_id = w.municipality_id AND a.id = w.asset_id), ''),
      latitude = CASE WHEN w.asset_id IS NOT NULL THEN w.latitude END,
      longitude = CASE WHEN w.asset_id IS NOT NULL THEN w.longitude END,
      caused_by = NULL, rule_cause = 'erased:' || w.id
    FROM (SELECT o.id, o.state = 'open' AND (in_all OR o.asset_id IS NULL) AS ends FROM work_orders o
      WHERE o.municipality_id = in_municipality AND o.caused_by = ANY (in_submissions)) AS c
    WHERE w.municipality_id = in_municipality AND w.id = c.id;
  GET DIAGNOSTICS cleared = ROW_COUNT;
  RETURN cleared;
END $$;
