-- Returns whether a row is one of seed.sql's samples, which are deleted with the first real row.
create function public.is_sample_row(id uuid) returns boolean
language sql immutable set search_path = ''
as $$
  select id::text ~ '^(5a3b1e00|f11a0000)-0000-4000-8000-'
$$;

-- Background videos of the heroes. The owner may upload several and marks the one to show.

create table public.pressure_washing_videos (
  id uuid primary key default gen_random_uuid(),
  is_featured boolean not null default false,
  video_url text not null,
  -- Readers treat null as video/mp4, so that a cell the owner leaves blank never breaks the hero.
  mime_type text default 'video/mp4',
  poster_url text,
  created_at timestamptz not null default now()
);

comment on table public.pressure_washing_videos is 'Videos for the hero of the home page.';

create table public.service_videos (like public.pressure_washing_videos including all);

comment on table public.service_videos is 'Videos for the hero of the services page.';

alter table public.pressure_washing_videos enable row level security;
alter table public.service_videos enable row level security;

create policy "Visitors see featured videos" on public.pressure_washing_videos
  for select to anon, authenticated using (is_featured);
create policy "Visitors see featured videos" on public.service_videos
  for select to anon, authenticated using (is_featured);

grant select on public.pressure_washing_videos, public.service_videos to anon, authenticated;
grant all on public.pressure_washing_videos, public.service_videos to service_role;

-- Makes a video the only one featured in the hero of the home page (`home`) or the services page (`services`).
create function public.feature_video(
  place text,
  video_url text,
  poster_url text default null,
  mime_type text default 'video/mp4'
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  target constant text := case place when 'home' then 'pressure_washing_videos' when 'services' then 'service_videos' end;
begin
  if target is null then
    raise exception 'place must be home or services' using errcode = 'invalid_parameter_value';
  end if;
  execute format('delete from public.%I where public.is_sample_row(id) or video_url = $1', target) using video_url;
  execute format('update public.%I set is_featured = false where is_featured', target);
  execute format('insert into public.%I (is_featured, video_url, mime_type, poster_url) values (true, $1, $2, $3)', target)
    using video_url, mime_type, poster_url;
end;
$$;
