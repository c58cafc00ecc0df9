-- What the program may do in its database: read and write rows, and nothing else. The owner of the schema runs it at every
-- start, after migrations and functions; the setting constancia.app_role names the program's login. rules: X27.12-X27.14

-- Processes that start at the same moment take turns.
SELECT pg_advisory_xact_lock(hashtext('constancia-grants'));

DO $$
DECLARE
  app    text := current_setting('constancia.app_role');
  writer regprocedure;
  shut   regclass;
BEGIN
  -- Functions that write audit entries work as their owner; nobody else may write any. So does the one that tends an index.
  -- A function that was applied again has lost this, so it is set at every start.
  FOR writer IN
    SELECT oid FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prosrc ~* 'insert\s+into\s+audit_(entries|heads)|gin_clean_pending_list'
  LOOP
    EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = public, pg_temp', writer);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', writer);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO %I', writer, app);
  END LOOP;

  REVOKE CREATE ON SCHEMA public FROM PUBLIC;
  EXECUTE format('GRANT USAGE ON SCHEMA public, graphile_worker TO %I', app);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, graphile_worker TO %I', app);
  EXECUTE format('GRANT USAGE ON ALL SEQUENCES IN SCHEMA public, graphile_worker TO %I', app);
  EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON audit_entries, audit_heads, applied_files, kysely_migration,
    kysely_migration_lock, graphile_worker.migrations FROM %I', app);

  -- graphile-worker shuts its tables to everybody but their owner.
  FOR shut IN
    SELECT c.oid FROM pg_class c
    WHERE c.relnamespace = 'graphile_worker'::regnamespace AND c.relrowsecurity
      AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = app)
  LOOP
    EXECUTE format('CREATE POLICY %I ON %s TO %I USING (true) WITH CHECK (true)', app, shut, app);
  END LOOP;
END $$;
