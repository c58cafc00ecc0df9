-- Trigger: keeps the status of a submission's payment in its row, by which lists are filtered. It says what leadingState and
-- paymentStatus in packages/domain/src/payments/order.ts say. rules: X33.93
CREATE OR REPLACE FUNCTION keep_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  known text;
  payment_now text;
BEGIN
  SELECT payment INTO known FROM submissions
    WHERE municipality_id = NEW.municipality_id AND id = NEW.submission_id FOR NO KEY UPDATE;
  IF known IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT CASE WHEN bool_or(state = 'paid') THEN 'paid' WHEN bool_or(state IN ('late', 'pending')) THEN 'to-validate'
      ELSE 'rejected' END
    INTO payment_now FROM pay_orders
    WHERE municipality_id = NEW.municipality_id AND submission_id = NEW.submission_id;
  IF payment_now <> known THEN
    UPDATE submissions SET payment = payment_now
      WHERE municipality_id = NEW.municipality_id AND id = NEW.submission_id;
  END IF;
  RETURN NULL;
END $$;
