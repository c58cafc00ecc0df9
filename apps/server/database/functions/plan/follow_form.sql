-- Trigger: an order that is planned while its form goes to another area is planned there. Who saves a form has its lock, so this
-- waits until it is known where the form is; the orders before are moved by move_open_orders, which does not see this one.
-- rules: X39.99
CREATE OR REPLACE FUNCTION follow_form() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  area text;
BEGIN
  SELECT f.area_id INTO area FROM forms f WHERE f.municipality_id = NEW.municipality_id AND f.id = NEW.form_id
    FOR KEY SHARE;
  IF area IS DISTINCT FROM NEW.area_id AND area IS NOT NULL THEN
    NEW.area_id := area;
    IF NOT works_in_area(NEW.municipality_id, NEW.assigned_to, area) THEN
      NEW.assigned_to := '';
    END IF;
  END IF;
  RETURN NEW;
END $$;
