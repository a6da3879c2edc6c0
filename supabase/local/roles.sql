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

-- The part of Storage's schema that migrations use. local/storage.ts reads the buckets. An object is a file without a row,
-- and no policy gives access to it.
create schema if not exists storage;
create table if not exists storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);
create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text
);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant usage on schema storage to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
