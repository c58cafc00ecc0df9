-- What the database does by itself, whatever the role: it refuses changes to tables that are append-only or immutable, and
-- keeps counters in step with the rows they count. Applied after the functions. rules: X27.13, X32.30

-- The audit log grows and is never changed or emptied; its heads move on and never leave.
CREATE OR REPLACE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER audit_entries_never_emptied BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER audit_heads_stay BEFORE DELETE ON audit_heads
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER audit_heads_never_emptied BEFORE TRUNCATE ON audit_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER form_versions_immutable BEFORE UPDATE ON form_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER submission_originals_immutable BEFORE UPDATE ON submission_originals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER corrections_immutable BEFORE UPDATE ON corrections
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER payment_notices_immutable BEFORE UPDATE ON payment_notices
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
-- A payment shop is only replaced by a newer one.
CREATE OR REPLACE TRIGGER payment_shops_immutable
  BEFORE UPDATE OF municipality_id, number, gateway, merchant_code, terminal, sealed_secret, created_at, created_by
  ON payment_shops FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER submissions_count_stored AFTER INSERT ON submissions
  REFERENCING NEW TABLE AS stored FOR EACH STATEMENT EXECUTE FUNCTION count_stored_submissions();
CREATE OR REPLACE TRIGGER submissions_count_deleted AFTER DELETE ON submissions
  REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_submissions();
CREATE OR REPLACE TRIGGER submissions_count_changed AFTER UPDATE ON submissions
  FOR EACH ROW WHEN (
    (OLD.municipality_id, OLD.form_id, OLD.form_version, OLD.area_id, OLD.created_by, OLD.state, OLD.created_at,
      OLD.updated_at, OLD.latitude, OLD.longitude) IS DISTINCT FROM
    (NEW.municipality_id, NEW.form_id, NEW.form_version, NEW.area_id, NEW.created_by, NEW.state, NEW.created_at,
      NEW.updated_at, NEW.latitude, NEW.longitude))
  EXECUTE FUNCTION count_changed_submission();

-- What lists are filtered by beside the counters.
CREATE OR REPLACE TRIGGER review_marks_keep_badge AFTER INSERT OR DELETE ON review_marks
  FOR EACH ROW EXECUTE FUNCTION keep_badge();
CREATE OR REPLACE TRIGGER change_requests_keep_badge AFTER INSERT OR UPDATE ON change_requests
  FOR EACH ROW EXECUTE FUNCTION keep_badge();
CREATE OR REPLACE TRIGGER pay_orders_keep_payment AFTER INSERT OR UPDATE OF state ON pay_orders
  FOR EACH ROW EXECUTE FUNCTION keep_payment();

-- The counters of statistics. Intake sets answers_counted while it stores a group whose answers the server has counted.
CREATE OR REPLACE TRIGGER form_versions_count AFTER INSERT ON form_versions
  FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE OR REPLACE TRIGGER submissions_count_stored_values AFTER INSERT ON submissions
  REFERENCING NEW TABLE AS stored FOR EACH STATEMENT
  WHEN (coalesce(current_setting('constancia.answers_counted', true), '') = '')
  EXECUTE FUNCTION count_stored_values();
CREATE OR REPLACE TRIGGER submissions_count_deleted_values AFTER DELETE ON submissions
  REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_values();
CREATE OR REPLACE TRIGGER submissions_count_deleted_stays BEFORE DELETE ON submissions
  FOR EACH ROW EXECUTE FUNCTION count_deleted_stays();
CREATE OR REPLACE TRIGGER submissions_count_changed_values AFTER UPDATE ON submissions
  FOR EACH ROW WHEN (
    (OLD.form_id, OLD.form_version, OLD.area_id, OLD.state, OLD.created_at, OLD.answers)
    IS DISTINCT FROM (NEW.form_id, NEW.form_version, NEW.area_id, NEW.state, NEW.created_at, NEW.answers))
  EXECUTE FUNCTION count_changed_values();
CREATE OR REPLACE TRIGGER state_changes_count_stay AFTER INSERT ON state_changes
  FOR EACH ROW WHEN (NEW.position > 0) EXECUTE FUNCTION count_stay();
CREATE OR REPLACE TRIGGER municipalities_begin_zone_recounts BEFORE UPDATE OF time_zone ON municipalities
  FOR EACH ROW WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION begin_zone_recounts();

-- The plan follows its forms.
CREATE OR REPLACE TRIGGER forms_move_open_orders AFTER UPDATE OF area_id ON forms
  FOR EACH ROW WHEN (OLD.area_id IS DISTINCT FROM NEW.area_id) EXECUTE FUNCTION move_open_orders();
CREATE OR REPLACE TRIGGER work_orders_follow_form BEFORE INSERT ON work_orders
  FOR EACH ROW WHEN (NEW.state = 'open') EXECUTE FUNCTION follow_form();

-- What open pages hear of. Nothing is announced where submissions are stored: a commit that notifies waits for all others.
CREATE OR REPLACE TRIGGER submissions_announce_changed AFTER UPDATE ON submissions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_submissions();
CREATE OR REPLACE TRIGGER submissions_announce_deleted AFTER DELETE ON submissions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_submissions();
CREATE OR REPLACE TRIGGER sessions_announce_ended AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION announce_account('user_id');
CREATE OR REPLACE TRIGGER users_announce_changed AFTER UPDATE ON users
  FOR EACH ROW WHEN ((OLD.roles, OLD.deactivated_at, OLD.username, OLD.email)
    IS DISTINCT FROM (NEW.roles, NEW.deactivated_at, NEW.username, NEW.email))
  EXECUTE FUNCTION announce_account('id');
CREATE OR REPLACE TRIGGER users_announce_deleted AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION announce_account('id');
CREATE OR REPLACE TRIGGER user_areas_announce_changed AFTER INSERT OR DELETE ON user_areas
  FOR EACH ROW EXECUTE FUNCTION announce_account('user_id');
CREATE OR REPLACE TRIGGER countries_announce_disabled AFTER UPDATE ON countries
  FOR EACH ROW WHEN (OLD.disabled IS DISTINCT FROM NEW.disabled) EXECUTE FUNCTION announce_everybody();
CREATE OR REPLACE TRIGGER installation_facts_announce_changed AFTER INSERT OR UPDATE ON installation_facts
  FOR EACH ROW WHEN (NEW.name = 'remote-values') EXECUTE FUNCTION announce_everybody();

-- What programs and webhooks are notified of. That a submission was sent or deleted, the functions note that do it. What an
-- import brings is no news (withoutEvents in apps/server/src/features/events/queries.ts).
CREATE OR REPLACE TRIGGER state_changes_note_event AFTER INSERT ON state_changes
  FOR EACH ROW WHEN (NEW.position > 0 AND coalesce(current_setting('constancia.importing', true), '') = '')
  EXECUTE FUNCTION note_event('state-changed');
CREATE OR REPLACE TRIGGER corrections_note_event AFTER INSERT ON corrections
  FOR EACH ROW WHEN (coalesce(current_setting('constancia.importing', true), '') = '')
  EXECUTE FUNCTION note_event('corrected');
CREATE OR REPLACE TRIGGER change_requests_note_event AFTER INSERT ON change_requests
  FOR EACH ROW WHEN (coalesce(current_setting('constancia.importing', true), '') = '')
  EXECUTE FUNCTION note_event('requested');
CREATE OR REPLACE TRIGGER pay_orders_note_event AFTER UPDATE ON pay_orders
  FOR EACH ROW WHEN (NEW.state = 'paid' AND OLD.state <> 'paid') EXECUTE FUNCTION note_event('paid');
CREATE OR REPLACE TRIGGER submissions_note_event AFTER UPDATE ON submissions
  FOR EACH ROW WHEN (NEW.incident_number <> '' AND OLD.incident_number <> NEW.incident_number)
  EXECUTE FUNCTION note_event('incident-raised');
