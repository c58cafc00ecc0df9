-- What visitors may do: keywords that no two municipalities share, orders that are held for few minutes until they are
-- paid and counted by buyer and address, places of answers given back. rules: A4.50, A7.03, W1, X28.02, X28.11-X28.14

DO $$
DECLARE
  double text;
BEGIN
  SELECT string_agg(id, ', ') INTO double FROM municipalities
    WHERE keyword = (SELECT keyword FROM municipalities WHERE keyword <> '' GROUP BY keyword HAVING count(*) > 1 LIMIT 1);
  IF double IS NOT NULL THEN
    RAISE EXCEPTION 'municipalities % have the same keyword: codes would belong to both. Change all but one of them', double;
  END IF;
END $$;
CREATE UNIQUE INDEX municipalities_keyword_once ON municipalities (keyword) WHERE keyword <> '';

ALTER TABLE pay_orders
  -- When the browser went to the gateway; until then places are held for few minutes only.
  ADD COLUMN opened_at    timestamptz,
  -- The buyer's document number without what people write differently.
  ADD COLUMN buyer_number text NOT NULL DEFAULT '',
  -- Where a visitor came from on the network, while the order is open; '' afterwards and for staff.
  ADD COLUMN address_key  text NOT NULL DEFAULT '';
UPDATE pay_orders SET buyer_number = ltrim(regexp_replace(upper(buyer ->> 'dni'), '[^0-9A-Z]', '', 'g'), '0');
CREATE INDEX pay_orders_by_buyer ON pay_orders (municipality_id, form_id, buyer_number);
CREATE INDEX pay_orders_open ON pay_orders (municipality_id, address_key) WHERE state = 'pending' AND address_key <> '';

-- Answers whose order ended without payment before this was known.
WITH freed AS (
  UPDATE submissions s SET counts = false FROM pay_orders o
    WHERE o.municipality_id = s.municipality_id AND o.submission_id = s.id AND o.state IN ('denied', 'expired')
      AND s.counts
    RETURNING s.municipality_id, s.form_id)
UPDATE form_counters c SET counted = c.counted - f.answers
  FROM (SELECT municipality_id, form_id, count(*) AS answers FROM freed GROUP BY municipality_id, form_id) f
  WHERE c.municipality_id = f.municipality_id AND c.form_id = f.form_id;

-- What visitors sent and no answer took is summed up before each further file of theirs.
CREATE INDEX uploads_of_visitors ON uploads (form_id) INCLUDE (municipality_id, bytes)
  WHERE file_key IS NULL AND uploaded_by = '';
CREATE INDEX files_of_visitors_unused ON files (form_id) INCLUDE (municipality_id, bytes)
  WHERE used_at IS NULL AND uploaded_by = '' AND (kind = 'signature' OR kind LIKE 'answer-%');
