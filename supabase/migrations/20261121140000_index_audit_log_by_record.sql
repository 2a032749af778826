-- The history of one record is asked for by entity_id alone, newest first: an index that begins with entity cannot
-- give it in order. Identifiers are uuids, so the table's name in front would tell nothing apart either.
create index audit_log_entity_id_idx on public.audit_log (entity_id, created_at desc);
drop index public.audit_log_entity_idx;
