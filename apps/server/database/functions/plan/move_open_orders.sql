-- Trigger: the open work orders of a form go with it to its new area, because only there people can answer it. Those for somebody
-- who does not work there are for anybody there, and nobody has one in hand who may not do it. rules: X39.99
CREATE OR REPLACE FUNCTION move_open_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE work_orders w SET area_id = NEW.area_id, version = w.version + 1,
      assigned_to = CASE WHEN works_in_area(w.municipality_id, w.assigned_to, NEW.area_id) THEN w.assigned_to ELSE '' END,
      (taken_by, taken_until) = (
        SELECT CASE WHEN holder.works THEN w.taken_by ELSE '' END, CASE WHEN holder.works THEN w.taken_until END
        FROM (SELECT works_in_area(w.municipality_id, w.taken_by, NEW.area_id) AS works OFFSET 0) AS holder)
    WHERE w.municipality_id = NEW.municipality_id AND w.form_id = NEW.id AND w.state = 'open';
  RETURN NULL;
END $$;
