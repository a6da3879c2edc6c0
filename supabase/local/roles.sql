-- The part of a hosted Supabase project's initial state that matters to this project.
-- Runs at every start.

do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'anon') then
    return;
  end if;
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  -- As generous as a hosted project, so that a migration that forgets to revoke a privilege fails its tests.
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
end;
$$;
