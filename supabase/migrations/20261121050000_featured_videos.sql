-- Background videos of the heroes: the owner uploads several and marks the one to show.

create table public.pressure_washing_videos (
  id uuid primary key default gen_random_uuid(),
  is_featured boolean not null default false,
  video_url text not null,
  -- Left empty it means video/mp4; readers apply that, so an owner's blank cell never breaks the hero.
  mime_type text default 'video/mp4',
  poster_url text,
  created_at timestamptz not null default now()
);

comment on table public.pressure_washing_videos is 'Videos for the hero of the home page.';

create table public.service_videos (
  id uuid primary key default gen_random_uuid(),
  is_featured boolean not null default false,
  video_url text not null,
  mime_type text default 'video/mp4',
  poster_url text,
  created_at timestamptz not null default now()
);

comment on table public.service_videos is 'Videos for the hero of the services page.';

alter table public.pressure_washing_videos enable row level security;
alter table public.service_videos enable row level security;

-- Supabase grants everything on a new table to the API roles; visitors only ever read.
revoke all on public.pressure_washing_videos, public.service_videos from public, anon, authenticated;
grant select on public.pressure_washing_videos, public.service_videos to anon, authenticated;

create policy "Visitors see featured videos" on public.pressure_washing_videos
  for select to anon, authenticated using (is_featured);

create policy "Visitors see featured videos" on public.service_videos
  for select to anon, authenticated using (is_featured);
