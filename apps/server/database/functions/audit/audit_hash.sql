-- The hash of an audit entry: it covers the previous hash and everything in the entry but its own hash, in one fixed
-- spelling. Not declared immutable, because that would keep PostgreSQL from reading it as a part of its caller. rules: X7.04
CREATE OR REPLACE FUNCTION audit_hash(previous bytea, entry audit_entries) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(concat_ws(E'\x1f', entry.municipality_id, entry.number,
    extract(epoch FROM entry.at)::numeric, entry.actor, entry.action, entry.subject, entry.subject_id,
    entry.details::text, entry.network_address), 'UTF8'))
$$;
