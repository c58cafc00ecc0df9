-- The plan: what is to be done in the field. rules: X39.20-X39.25

CREATE TABLE work_orders (
  municipality_id text NOT NULL,
  id              text NOT NULL,
  form_id         text NOT NULL,
  area_id         text NOT NULL,
  asset_id        integer,
  asset_name      text NOT NULL DEFAULT '',
  address         text NOT NULL DEFAULT '',
  latitude        double precision,
  longitude       double precision,
  due_on          date NOT NULL,
  priority        smallint NOT NULL CONSTRAINT work_orders_priority_known CHECK (priority BETWEEN 0 AND 2),
  assigned_to     text NOT NULL DEFAULT '',
  note            text NOT NULL DEFAULT '',
  state           text NOT NULL DEFAULT 'open'
    CONSTRAINT work_orders_state_known CHECK (state IN ('open', 'done', 'cancelled')),
  taken_by        text NOT NULL DEFAULT '',
  taken_until     timestamptz,
  submission_id   text,
  done_at         timestamptz,
  created_by      text NOT NULL,
  created_at      timestamptz NOT NULL,
  version         integer NOT NULL DEFAULT 1,
  CONSTRAINT work_orders_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT work_orders_form_fk FOREIGN KEY (municipality_id, form_id) REFERENCES forms ON DELETE CASCADE
);
COMMENT ON TABLE work_orders IS 'A form that somebody is to answer for an asset or at an address.';
COMMENT ON COLUMN work_orders.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN work_orders.id IS 'Id made on the device: sending again makes no second one.';
COMMENT ON COLUMN work_orders.form_id IS 'The form that is to be answered.';
COMMENT ON COLUMN work_orders.area_id IS 'The area of the form when it was ordered: it decides who sees the order.';
COMMENT ON COLUMN work_orders.asset_id IS 'Number of the asset; null for an order at an address.';
COMMENT ON COLUMN work_orders.asset_name IS 'Name of the asset when it was ordered; '''' for none.';
COMMENT ON COLUMN work_orders.address IS 'Postal address, that of the asset when there is one.';
COMMENT ON COLUMN work_orders.latitude IS 'Degrees north of the asset; null for none.';
COMMENT ON COLUMN work_orders.longitude IS 'Degrees east of the asset; null for none.';
COMMENT ON COLUMN work_orders.due_on IS 'Day by which it is to be done.';
COMMENT ON COLUMN work_orders.priority IS '0 for high, 1 for medium, 2 for low.';
COMMENT ON COLUMN work_orders.assigned_to IS 'Username of who is to do it; '''' for anybody who answers in the area.';
COMMENT ON COLUMN work_orders.note IS 'What they should know.';
COMMENT ON COLUMN work_orders.state IS 'open, done or cancelled; an open one is taken while a lease lasts.';
COMMENT ON COLUMN work_orders.taken_by IS 'Username of who has it, or had it last; '''' for nobody.';
COMMENT ON COLUMN work_orders.taken_until IS 'When the lease ends, unless it is renewed; null for none.';
COMMENT ON COLUMN work_orders.submission_id IS 'Submission that did it, which may be gone since; null for none.';
COMMENT ON COLUMN work_orders.done_at IS 'When it was done; null while it is not.';
COMMENT ON COLUMN work_orders.created_by IS 'Username of who planned it.';
COMMENT ON COLUMN work_orders.created_at IS 'When it was planned.';
COMMENT ON COLUMN work_orders.version IS 'Goes up with every change; who cancels names the one they saw.';
-- Open orders by what is due first: the plan, the day of an inspector, and how many are overdue.
CREATE INDEX work_orders_open ON work_orders (municipality_id, due_on, priority, id) WHERE state = 'open';
CREATE INDEX work_orders_newest ON work_orders (municipality_id, created_at DESC, id DESC);
