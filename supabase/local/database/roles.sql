-- What a hosted Supabase project has before its first migration, as far as this project can notice it.
-- Runs at every start.

do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
    create role authenticator nologin noinherit;
    grant anon, authenticated, service_role to authenticator;
  end if;
  -- On a server of one's own the owner of the tables need not be a superuser, and then acts only for roles it has.
  if not pg_has_role(current_user, 'anon', 'member') or not pg_has_role(current_user, 'service_role', 'member') then
    grant anon, authenticated, service_role to current_user;
  end if;
end;
$$;

grant usage on schema public to anon, authenticated, service_role;

-- Generous on purpose: hosted Supabase gives the API roles everything on new objects. A migration that forgets
-- to take it back must fail its tests here, not leak there.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
