-- Supabase grants everything on new objects to the API roles. From here on, new tables and functions are closed to
-- visitors, and the migration that opens one says so. The right of every role to call a function can only be revoked for
-- all schemas at once.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public grant execute on functions to service_role;
