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
COMMENT ON COLUMN work_orders.area_id IS 'The area of the form, of a closed order the one it had then: it decides who sees the order.';
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

-- Rules of the plan: orders that are made by themselves. rules: X39.50-X39.54

CREATE TABLE plan_rules (
  municipality_id text NOT NULL CONSTRAINT plan_rules_municipality_fk REFERENCES municipalities,
  id              text NOT NULL,
  name            text NOT NULL,
  kind            text NOT NULL CONSTRAINT plan_rules_kind_known CHECK (kind IN ('interval', 'state', 'arrival')),
  form_id         text NOT NULL,
  area_id         text NOT NULL,
  asset_type      text NOT NULL,
  asset_area_ids  integer[] NOT NULL,
  every           smallint NOT NULL CONSTRAINT plan_rules_every_positive CHECK (every > 0),
  unit            text NOT NULL CONSTRAINT plan_rules_unit_known CHECK (unit IN ('months', 'weeks')),
  trigger_form_id text NOT NULL,
  trigger_state   integer,
  due_days        smallint NOT NULL,
  priority        smallint NOT NULL,
  assigned_to     text NOT NULL,
  note            text NOT NULL,
  active          boolean NOT NULL,
  read_until      bigint NOT NULL DEFAULT 0,
  made_on         date,
  made_until      integer NOT NULL DEFAULT 0,
  version         integer NOT NULL DEFAULT 1,
  created_at      timestamptz NOT NULL,
  saved_by        text NOT NULL,
  CONSTRAINT plan_rules_pk PRIMARY KEY (municipality_id, id)
);
COMMENT ON TABLE plan_rules IS 'When work orders are made by themselves, and what they say.';
COMMENT ON COLUMN plan_rules.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN plan_rules.id IS 'Id made by the browser: the same request again makes no second one.';
COMMENT ON COLUMN plan_rules.name IS 'Its name, for people.';
COMMENT ON COLUMN plan_rules.kind IS
  'interval: every so often for each asset of a type; state: when a submission enters one; arrival: when one is sent.';
COMMENT ON COLUMN plan_rules.form_id IS 'The form that its orders ask for; it may be deleted since.';
COMMENT ON COLUMN plan_rules.area_id IS 'The area of that form when the rule was saved: it decides who sees the rule.';
COMMENT ON COLUMN plan_rules.asset_type IS 'Type of the assets of an interval; '''' for the other kinds.';
COMMENT ON COLUMN plan_rules.asset_area_ids IS 'Incident areas of these assets; empty for all.';
COMMENT ON COLUMN plan_rules.every IS 'After how many units an asset is due again.';
COMMENT ON COLUMN plan_rules.unit IS 'months or weeks.';
COMMENT ON COLUMN plan_rules.trigger_form_id IS 'The form whose submissions cause orders; '''' for an interval.';
COMMENT ON COLUMN plan_rules.trigger_state IS 'Number of the state that causes them; null for the other kinds.';
COMMENT ON COLUMN plan_rules.due_days IS 'Days from when an order is made until it is due.';
COMMENT ON COLUMN plan_rules.priority IS 'Of its orders: 0 for high, 1 for medium, 2 for low.';
COMMENT ON COLUMN plan_rules.assigned_to IS 'Username of who is to do them; '''' for anybody who answers in the area.';
COMMENT ON COLUMN plan_rules.note IS 'What they should know.';
COMMENT ON COLUMN plan_rules.active IS 'Whether it makes orders.';
COMMENT ON COLUMN plan_rules.read_until IS 'Position of the last event of a submission that it has seen.';
COMMENT ON COLUMN plan_rules.made_on IS 'Day on which an interval has been through all its assets; null for never.';
COMMENT ON COLUMN plan_rules.made_until IS 'Number of the asset up to which it is on the way through them; 0 at the beginning.';
COMMENT ON COLUMN plan_rules.version IS 'Goes up with every change; who saves names the one they saw.';
COMMENT ON COLUMN plan_rules.created_at IS 'When it was made.';
COMMENT ON COLUMN plan_rules.saved_by IS 'Username of who saved it last: in that name it makes orders.';

ALTER TABLE work_orders ADD COLUMN rule_id text;
ALTER TABLE work_orders ADD COLUMN rule_cause text;
ALTER TABLE work_orders ADD COLUMN caused_by text;
COMMENT ON COLUMN work_orders.rule_id IS 'Rule that made it, which may be gone since; null for one that a person planned.';
COMMENT ON COLUMN work_orders.rule_cause IS
  'What the rule made it for: the asset and the day on which it was due again, or the submission; null as the rule.';
COMMENT ON COLUMN work_orders.caused_by IS 'Submission that caused it, which may be gone since; null for none.';
-- A rule makes one order for one cause, however many processes work on it.
CREATE UNIQUE INDEX work_orders_once ON work_orders (municipality_id, rule_id, rule_cause) WHERE rule_id IS NOT NULL;
CREATE INDEX work_orders_open_of_rule ON work_orders (municipality_id, rule_id, asset_id)
  WHERE rule_id IS NOT NULL AND state = 'open';
CREATE INDEX work_orders_caused ON work_orders (municipality_id, caused_by) WHERE caused_by IS NOT NULL;

-- Who gets a mail each morning with what is overdue and what is due on the day. rules: X39.56

CREATE TABLE plan_mails (
  municipality_id text NOT NULL,
  user_id         text NOT NULL,
  language        text NOT NULL,
  origin          text NOT NULL,
  sent_on         date,
  wanted          boolean NOT NULL DEFAULT true,
  CONSTRAINT plan_mails_pk PRIMARY KEY (municipality_id, user_id),
  CONSTRAINT plan_mails_user_fk FOREIGN KEY (municipality_id, user_id) REFERENCES users ON DELETE CASCADE
);
COMMENT ON TABLE plan_mails IS 'A person who wants, or wanted, a mail each morning about the work orders that are due.';
COMMENT ON COLUMN plan_mails.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN plan_mails.user_id IS 'Their account.';
COMMENT ON COLUMN plan_mails.language IS 'Language of the page on which they asked for it.';
COMMENT ON COLUMN plan_mails.origin IS 'Scheme and host that they used, for the link.';
COMMENT ON COLUMN plan_mails.sent_on IS 'Last day on which it was looked whether there is something to say; null for none.';
COMMENT ON COLUMN plan_mails.wanted IS
  'Whether they want it now; who does not stays here, so that asking again sends no second one on the day.';
