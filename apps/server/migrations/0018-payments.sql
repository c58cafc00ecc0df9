-- What forms sell: orders with the places they hold, and what the gateway said of each.
-- rules: A3.33-A3.35, E9.22, R3.08-R3.10, R7.24, X21.01-X21.12

-- Places of a location that are sold or held. Orders take theirs here under the lock of the row.
CREATE TABLE place_counters (
  municipality_id text NOT NULL CONSTRAINT place_counters_municipality_fk REFERENCES municipalities,
  form_id         text NOT NULL,
  location        text NOT NULL,
  taken           integer NOT NULL DEFAULT 0,
  CONSTRAINT place_counters_pk PRIMARY KEY (municipality_id, form_id, location),
  CONSTRAINT place_counters_taken CHECK (taken >= 0)
);

-- Without a key to the answer and the form: money stays when they go.
CREATE TABLE pay_orders (
  municipality_id text NOT NULL CONSTRAINT pay_orders_municipality_fk REFERENCES municipalities,
  -- Unguessable; the address of the payment's pages holds it.
  id              text NOT NULL,
  -- By which the gateway knows it.
  order_id        text NOT NULL,
  form_id         text NOT NULL,
  submission_id   text NOT NULL,
  -- Of the answer: who may see it.
  area_id         text NOT NULL,
  created_by      text NOT NULL,
  state           text NOT NULL DEFAULT 'pending',
  -- Cents.
  amount          bigint NOT NULL,
  unit_price      bigint NOT NULL,
  quantity        integer NOT NULL,
  location        text NOT NULL,
  -- Places of the location that are ever sold online, as the product said when it was bought.
  places          integer NOT NULL,
  -- Of the buyer {fullName, dni, email, phone}.
  buyer           jsonb NOT NULL,
  -- Of the product {name, address, dateFormatted, currencyType, preview, previewIndex}.
  product         jsonb NOT NULL,
  created_at      timestamptz NOT NULL,
  -- Places are held until then.
  held_until      timestamptz NOT NULL,
  settled_at      timestamptz,
  -- Of the bank; '' until it is paid.
  authorisation   text NOT NULL DEFAULT '',
  CONSTRAINT pay_orders_pk PRIMARY KEY (municipality_id, id),
  CONSTRAINT pay_orders_submission UNIQUE (submission_id, municipality_id),
  CONSTRAINT pay_orders_amount CHECK (amount > 0 AND quantity > 0),
  CONSTRAINT pay_orders_state CHECK (state IN ('pending', 'paid', 'denied', 'expired', 'late'))
);
CREATE UNIQUE INDEX pay_orders_by_number ON pay_orders (order_id);
CREATE INDEX pay_orders_by_form ON pay_orders (municipality_id, form_id, created_at DESC, id DESC);

-- What the gateway said, each once; genuine ones only.
CREATE TABLE payment_notices (
  municipality_id text NOT NULL,
  pay_order_id    text NOT NULL,
  -- SHA-256 of the parameters.
  digest          bytea NOT NULL,
  at              timestamptz NOT NULL,
  event           text NOT NULL,
  -- As the gateway coded it.
  response        text NOT NULL,
  authorisation   text NOT NULL,
  -- The order after it.
  state           text NOT NULL,
  CONSTRAINT payment_notices_pk PRIMARY KEY (municipality_id, pay_order_id, digest),
  CONSTRAINT payment_notices_order_fk FOREIGN KEY (municipality_id, pay_order_id) REFERENCES pay_orders,
  CONSTRAINT payment_notices_event CHECK (event IN ('authorised', 'denied'))
);
CREATE TRIGGER payment_notices_immutable BEFORE UPDATE ON payment_notices
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
