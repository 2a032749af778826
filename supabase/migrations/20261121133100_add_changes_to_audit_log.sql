alter table public.audit_log
  add column changes jsonb,
  add constraint audit_log_changes_object check (jsonb_typeof(changes) = 'object');

comment on column public.audit_log.changes is
  'What the act changed: {column: {before, after}}, stamps left out; on create every filled column, before null. Null in entries older than this column.';
