-- The platform grants every new object of schema public to the API roles. From here on nothing is granted unless a
-- migration says so, per table and column. The global line also takes EXECUTE on functions from PUBLIC: a grant to
-- PUBLIC would survive any revoke from the named roles.
alter default privileges in schema public revoke all on tables from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from public, anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;
