-- How long an answer stays useful once it is no longer fresh differs by kind: a list of states for months, a failed
-- lookup for minutes. The default is for a first fetch under way, whose row has nothing to keep yet.
alter table private.cache_http
  add column guardar_ate timestamptz not null default now() + interval '1 day';

create index cache_http_guardar_ate_idx on private.cache_http (guardar_ate);
drop index private.cache_http_obtido_em_idx;

comment on column private.cache_http.guardar_ate is
  'Until when the answer may be served while its service is down; past it the row is erased.';
