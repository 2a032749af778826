create schema private;

comment on schema private is
  'Helpers, counters and caches that the API never exposes. Keep it out of the exposed schemas.';

revoke all on schema private from public, anon, authenticated, service_role;
-- Policies and checks call helpers as the caller. anon reads only rows whose policy needs no helper.
grant usage on schema private to authenticated, service_role;
