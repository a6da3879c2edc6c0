-- What customers wrote, copied in by the owner; shown on the site once published.

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  author text not null check (char_length(btrim(author)) between 1 and 120),
  -- Kept for the record: the site shows initials, because a picture from elsewhere would tell that place who visits.
  avatar_url text check (avatar_url ~ '^https://'),
  rating smallint not null check (rating between 1 and 5),
  text text not null check (char_length(btrim(text)) between 1 and 5000),
  reviewed_on date not null,
  -- Off by default: nothing appears before somebody has read it.
  published boolean not null default false,
  created_at timestamptz not null default now()
);

comment on table public.reviews is 'Reviews by real customers. Rows a customer did not write must not be published.';

alter table public.reviews enable row level security;

-- Supabase grants everything on a new table to the API roles; visitors only ever read.
revoke all on public.reviews from public, anon, authenticated;
grant select on public.reviews to anon, authenticated;

create policy "Visitors see published reviews" on public.reviews
  for select to anon, authenticated using (published);
