-- A municipality may sell with a payment shop of its own instead of the installation's. rules: X34.40-X34.42
CREATE TABLE payment_shops (
  municipality_id text NOT NULL CONSTRAINT payment_shops_municipality_fk REFERENCES municipalities,
  number          integer NOT NULL,
  gateway         text NOT NULL,
  merchant_code   text NOT NULL,
  terminal        text NOT NULL,
  sealed_secret   text NOT NULL,
  created_at      timestamptz NOT NULL,
  created_by      text NOT NULL,
  replaced_at     timestamptz,
  CONSTRAINT payment_shops_pk PRIMARY KEY (municipality_id, number),
  CONSTRAINT payment_shops_gateway CHECK (gateway IN ('real', 'test', 'installation'))
);
COMMENT ON TABLE payment_shops IS
  'The payment shops of a municipality. One is never changed: a newer one replaces it, and it still judges notices of its orders.';
COMMENT ON COLUMN payment_shops.municipality_id IS 'Municipality that the row belongs to.';
COMMENT ON COLUMN payment_shops.number IS 'Running number in the municipality; orders remember it.';
COMMENT ON COLUMN payment_shops.gateway IS
  'real or test: a gateway of Redsys; installation: the one that the installation is configured with.';
COMMENT ON COLUMN payment_shops.merchant_code IS 'The merchant code that the bank gave out.';
COMMENT ON COLUMN payment_shops.terminal IS 'The terminal of the merchant.';
COMMENT ON COLUMN payment_shops.sealed_secret IS
  'The key of the shop, encrypted with a key of the environment, bound to municipality and number.';
COMMENT ON COLUMN payment_shops.created_at IS 'From when it sells.';
COMMENT ON COLUMN payment_shops.created_by IS 'Username of who entered it.';
COMMENT ON COLUMN payment_shops.replaced_at IS 'Until when it sold; null for the one that sells now.';
CREATE UNIQUE INDEX payment_shops_selling ON payment_shops (municipality_id) WHERE replaced_at IS NULL;

ALTER TABLE pay_orders ADD COLUMN shop_number integer;
ALTER TABLE pay_orders ADD CONSTRAINT pay_orders_shop_fk
  FOREIGN KEY (municipality_id, shop_number) REFERENCES payment_shops;
COMMENT ON COLUMN pay_orders.shop_number IS
  'The municipality''s shop that the order is paid at, also after it was replaced; null for the installation''s.';
CREATE INDEX pay_orders_at_shop ON pay_orders (municipality_id, shop_number) WHERE state = 'pending';

ALTER TABLE municipalities ADD COLUMN payment_shop_version integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN municipalities.payment_shop_version IS
  'Grows whenever the payment shop is replaced or taken away, so that the second of two people is notified.';
