-- What forms sell: orders with the seats they hold, and what the payment gateway said of each.
-- rules: A3.33-A3.35, E9.22, R3.08-R3.10, X21.01-X21.12, X28.11-X28.14

CREATE TABLE place_counters (
  municipality_id text NOT NULL CONSTRAINT place_counters_municipality_fk REFERENCES municipalities,
  form_id         text NOT NULL,
  location        text NOT NULL,
  taken           integer NOT NULL DEFAULT 0,
  CONSTRAINT place_counters_pk PRIMARY KEY (municipality_id, form_id, location),
  CONSTRAINT place_counters_taken CHECK (taken >= 0)
);
COMMENT ON TABLE place_counters IS
  'Seats of a location that are sold or held. Orders take theirs under the lock of the row.';
COMMENT ON COLUMN place_counters.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN place_counters.form_id IS 'The form that sells.';
COMMENT ON COLUMN place_counters.location IS 'Name of the location, a block of seats with one price.';
COMMENT ON COLUMN place_counters.taken IS 'Seats sold or held.';

-- No foreign key to submission and form: money stays when they go.
CREATE TABLE pay_orders (
  municipality_id text NOT NULL CONSTRAINT pay_orders_municipality_fk REFERENCES municipalities,
  id              text NOT NULL,
  order_id        text NOT NULL,
  form_id         text NOT NULL,
  submission_id   text NOT NULL,
  area_id         text NOT NULL,
  created_by      text NOT NULL,
  state           text NOT NULL DEFAULT 'pending',
  amount          bigint NOT NULL,
  unit_price      bigint NOT NULL,
  quantity        integer NOT NULL,
  location        text NOT NULL,
  seats           integer NOT NULL,
  buyer           jsonb NOT NULL,
  product         jsonb NOT NULL,
  created_at      timestamptz NOT NULL,
  held_until      timestamptz NOT NULL,
  resolved_at      timestamptz,
  authorisation   text NOT NULL DEFAULT '',
  opened_at       timestamptz,
  buyer_number    text NOT NULL DEFAULT '',
  address_key     text NOT NULL DEFAULT '',
  language        text NOT NULL DEFAULT '',
  origin          text NOT NULL,
  closed_as       text,
  closed_at       timestamptz,
  closed_by       text NOT NULL DEFAULT '',
  closing_note    text NOT NULL DEFAULT '',
  CONSTRAINT pay_orders_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT pay_orders_closed CHECK (
    closed_as IN ('refunded', 'other-seat') AND state = 'late' AND closed_at IS NOT NULL
    OR closed_as IS NULL AND closed_at IS NULL),
  CONSTRAINT pay_orders_amount CHECK (amount > 0 AND quantity > 0),
  CONSTRAINT pay_orders_state CHECK (state IN ('pending', 'paid', 'denied', 'expired', 'late'))
);
COMMENT ON TABLE pay_orders IS
  'An order: what was bought with a submission, and whether it is paid. A retry adds an order to the same submission.';
COMMENT ON COLUMN pay_orders.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN pay_orders.id IS 'Unguessable id; the address of the payment''s pages holds it.';
COMMENT ON COLUMN pay_orders.order_id IS 'Number by which the gateway knows it, unique in the installation.';
COMMENT ON COLUMN pay_orders.form_id IS 'The form that sold it.';
COMMENT ON COLUMN pay_orders.submission_id IS 'The submission that it was bought with.';
COMMENT ON COLUMN pay_orders.area_id IS 'Area of the submission: it decides who may see the order.';
COMMENT ON COLUMN pay_orders.created_by IS 'Who made the submission, as in submissions.created_by.';
COMMENT ON COLUMN pay_orders.state IS 'pending, paid, denied, expired or late (paid after it expired).';
COMMENT ON COLUMN pay_orders.amount IS 'Amount to pay, in cents.';
COMMENT ON COLUMN pay_orders.unit_price IS 'Price of one seat, in cents.';
COMMENT ON COLUMN pay_orders.quantity IS 'Seats bought.';
COMMENT ON COLUMN pay_orders.location IS 'Location of the seats.';
COMMENT ON COLUMN pay_orders.seats IS
  'Seats of the location that are ever sold online, as the product said at the time.';
COMMENT ON COLUMN pay_orders.buyer IS 'The buyer: {fullName, dni, email, phone}.';
COMMENT ON COLUMN pay_orders.product IS
  'The product at the time: {type, name, address, dateFormatted, currencyType, preview, previewIndex}.';
COMMENT ON COLUMN pay_orders.created_at IS 'When it was ordered.';
COMMENT ON COLUMN pay_orders.held_until IS 'Until when the seats are held unpaid.';
COMMENT ON COLUMN pay_orders.resolved_at IS 'When it was paid, denied or expired; null while it is pending.';
COMMENT ON COLUMN pay_orders.authorisation IS 'Authorisation code of the bank; '''' until it is paid.';
COMMENT ON COLUMN pay_orders.opened_at IS
  'When the browser went to the gateway; null before. Until then seats are held for a few minutes only.';
COMMENT ON COLUMN pay_orders.buyer_number IS 'The buyer''s document number without what people write differently.';
COMMENT ON COLUMN pay_orders.address_key IS
  'Network address of a visitor while the order is pending; '''' afterwards and for staff.';
COMMENT ON COLUMN pay_orders.language IS 'Language of the page that it was bought on, for mails to the buyer; '''' when unknown.';
COMMENT ON COLUMN pay_orders.origin IS 'Scheme and host that the buyer used, for addresses in mails.';
COMMENT ON COLUMN pay_orders.closed_as IS
  'How a clerk closed a late order: refunded or other-seat; null while it is open, and for other states.';
COMMENT ON COLUMN pay_orders.closed_at IS 'When a clerk closed it; null before.';
COMMENT ON COLUMN pay_orders.closed_by IS 'Username of the clerk; '''' before.';
COMMENT ON COLUMN pay_orders.closing_note IS 'What the clerk noted; '''' before.';
CREATE UNIQUE INDEX pay_orders_by_number ON pay_orders (order_id);
CREATE INDEX pay_orders_by_form ON pay_orders (municipality_id, form_id, created_at DESC, id DESC);
CREATE INDEX pay_orders_by_submission ON pay_orders (municipality_id, submission_id, created_at DESC, id DESC);
CREATE INDEX pay_orders_by_buyer ON pay_orders (municipality_id, form_id, buyer_number);
CREATE INDEX pay_orders_open ON pay_orders (municipality_id, address_key) WHERE state = 'pending' AND address_key <> '';

CREATE TABLE payment_notices (
  municipality_id text NOT NULL,
  pay_order_id    text NOT NULL,
  digest          bytea NOT NULL,
  at              timestamptz NOT NULL,
  event           text NOT NULL,
  response        text NOT NULL,
  authorisation   text NOT NULL,
  state           text NOT NULL,
  CONSTRAINT payment_notices_pk PRIMARY KEY (municipality_id, pay_order_id, digest),
  CONSTRAINT payment_notices_order_fk FOREIGN KEY (municipality_id, pay_order_id) REFERENCES pay_orders,
  CONSTRAINT payment_notices_event CHECK (event IN ('authorised', 'denied'))
);
COMMENT ON TABLE payment_notices IS 'A genuine notice of the gateway about an order, kept once; never changed.';
COMMENT ON COLUMN payment_notices.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN payment_notices.pay_order_id IS 'The order.';
COMMENT ON COLUMN payment_notices.digest IS 'SHA-256 of the notice''s parameters.';
COMMENT ON COLUMN payment_notices.at IS 'When it arrived.';
COMMENT ON COLUMN payment_notices.event IS 'authorised or denied.';
COMMENT ON COLUMN payment_notices.response IS 'The gateway''s own response code.';
COMMENT ON COLUMN payment_notices.authorisation IS 'Authorisation code of the bank; '''' for none.';
COMMENT ON COLUMN payment_notices.state IS 'State of the order after the notice.';

CREATE TABLE ticket_uses (
  municipality_id text NOT NULL,
  id              text NOT NULL,
  pay_order_id    text NOT NULL,
  seat            integer NOT NULL,
  used_at         timestamptz NOT NULL,
  used_by         text NOT NULL,
  undone_at       timestamptz,
  undone_by       text NOT NULL DEFAULT '',
  undone_because  text NOT NULL DEFAULT '',
  CONSTRAINT ticket_uses_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT ticket_uses_order_fk FOREIGN KEY (municipality_id, pay_order_id) REFERENCES pay_orders,
  CONSTRAINT ticket_uses_seat CHECK (seat > 0)
);
COMMENT ON TABLE ticket_uses IS 'A ticket that let somebody in. A seat of an order has one use that was not taken back.';
COMMENT ON COLUMN ticket_uses.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN ticket_uses.id IS 'Made by the device at the door, so that sending again uses nothing twice.';
COMMENT ON COLUMN ticket_uses.pay_order_id IS 'The order.';
COMMENT ON COLUMN ticket_uses.seat IS 'Number of the seat within the order, from 1.';
COMMENT ON COLUMN ticket_uses.used_at IS 'When it was used.';
COMMENT ON COLUMN ticket_uses.used_by IS 'Username of the person at the door.';
COMMENT ON COLUMN ticket_uses.undone_at IS 'When the use was taken back; null while it holds.';
COMMENT ON COLUMN ticket_uses.undone_by IS 'Username of the person who took it back; '''' before.';
COMMENT ON COLUMN ticket_uses.undone_because IS 'Why it was taken back; '''' before.';
CREATE UNIQUE INDEX ticket_uses_once ON ticket_uses (municipality_id, pay_order_id, seat) WHERE undone_at IS NULL;
