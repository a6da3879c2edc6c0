-- Returns whether a row is one of seed.sql's samples, which are deleted with the first real row.
create function public.is_sample_row(id uuid) returns boolean
language sql immutable set search_path = ''
as $$
  select id::text ~ '^(5a3b1e00|f11a0000)-0000-4000-8000-'
$$;
