-- What the owner does day by day, callable by the server role only. Tables stay closed to direct writes.

-- How far the owner is with a lead; no row means new. A table of its own: whoever stores leads never touches it.
create table public.quote_progress (
  quote_request_id uuid primary key references public.quote_requests (id) on delete cascade,
  status text not null constraint known_progress check (status in ('called', 'won', 'lost')),
  changed_at timestamptz not null default now()
);

comment on table public.quote_progress is 'How far the owner is with a lead. Written only by mark_quote_request().';

alter table public.quote_progress enable row level security;
revoke all on public.quote_progress from public, anon, authenticated, service_role;
grant select on public.quote_progress to service_role;

-- Returns how many requests have that id.
create function public.mark_quote_request(request_id uuid, progress text) returns integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select from public.quote_requests as request where request.id = mark_quote_request.request_id) then
    return 0;
  end if;
  if progress = 'new' then
    delete from public.quote_progress as known where known.quote_request_id = mark_quote_request.request_id;
  else
    insert into public.quote_progress as known (quote_request_id, status) values (request_id, progress)
    on conflict (quote_request_id) do update set status = excluded.status, changed_at = now();
  end if;
  return 1;
end;
$$;

-- Deletes every request of one person, found by e-mail address or by telephone however it was typed, also what is
-- still to be delivered. Returns what the deleted notifications were, so that their files can be deleted too.
create function public.forget_person(contact text)
returns table (request_id uuid, notification_id uuid, email text, phone text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  digits text := right(regexp_replace(contact, '[^0-9]', '', 'g'), 10);
begin
  -- Two digits are no telephone, and would be those of a stranger.
  if contact is null or (contact !~ '@' and length(digits) < 7) then
    raise exception using
      errcode = 'invalid_parameter_value',
      message = 'an e-mail address or a whole telephone number is needed';
  end if;
  return query
  with person as (
    select request.id, request.email, request.phone
    from public.quote_requests as request
    where case when contact ~ '@' then lower(request.email) = lower(btrim(contact)) else request.phone_key = digits end
  ), told as (
    select person.id, notification.id as notification, person.email, person.phone
    from person left join public.quote_notifications as notification on notification.quote_request_id = person.id
  ), gone as (
    delete from public.quote_requests as request using person where request.id = person.id
  )
  select told.id, told.notification, told.email, told.phone from told;
end;
$$;

-- The rows of seed.sql have these ids. They are samples and leave with the first real row.
create function public.is_sample_row(id uuid) returns boolean
language sql
immutable
set search_path = ''
as $$ select id::text ~ '^(5a3b1e00|f11a0000)-0000-4000-8000-' $$;

create function public.add_review(
  author text,
  rating integer,
  text text,
  reviewed_on date,
  published boolean default true
) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  made uuid;
begin
  delete from public.reviews as review where public.is_sample_row(review.id);
  insert into public.reviews as review (author, rating, text, reviewed_on, published)
  values (btrim(add_review.author), add_review.rating, btrim(add_review.text), add_review.reviewed_on, add_review.published)
  returning review.id into made;
  return made;
end;
$$;

-- Publishes or hides one review; returns how many have that id.
create function public.publish_review(review_id uuid, published boolean) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed integer;
begin
  update public.reviews as review set published = publish_review.published where review.id = review_id;
  get diagnostics changed = row_count;
  if changed > 0 and published and not public.is_sample_row(review_id) then
    delete from public.reviews as review where public.is_sample_row(review.id);
  end if;
  return changed;
end;
$$;

-- Shows one film in the hero of the home page (`home`) or of the services page (`services`), and no other there.
create function public.feature_video(
  place text,
  video_url text,
  poster_url text default null,
  mime_type text default 'video/mp4'
) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if place = 'home' then
    delete from public.pressure_washing_videos as film
    where public.is_sample_row(film.id) or film.video_url = feature_video.video_url;
    update public.pressure_washing_videos as film set is_featured = false where film.is_featured;
    insert into public.pressure_washing_videos (is_featured, video_url, mime_type, poster_url)
    values (true, feature_video.video_url, feature_video.mime_type, feature_video.poster_url);
  elsif place = 'services' then
    delete from public.service_videos as film
    where public.is_sample_row(film.id) or film.video_url = feature_video.video_url;
    update public.service_videos as film set is_featured = false where film.is_featured;
    insert into public.service_videos (is_featured, video_url, mime_type, poster_url)
    values (true, feature_video.video_url, feature_video.mime_type, feature_video.poster_url);
  else
    raise exception using
      errcode = 'invalid_parameter_value',
      message = 'there is a film at home and one on services';
  end if;
end;
$$;

comment on function public.mark_quote_request(uuid, text) is 'Notes how far the owner is with a lead.';
comment on function public.forget_person(text) is 'Deletes all requests of one person.';
comment on function public.is_sample_row(uuid) is 'Whether a row is one of seed.sql.';
comment on function public.add_review(text, integer, text, date, boolean) is 'Adds a review; the samples leave.';
comment on function public.publish_review(uuid, boolean) is 'Publishes or hides a review.';
comment on function public.feature_video(text, text, text, text) is 'Shows a film in a hero.';

revoke all on function
  public.mark_quote_request(uuid, text),
  public.forget_person(text),
  public.is_sample_row(uuid),
  public.add_review(text, integer, text, date, boolean),
  public.publish_review(uuid, boolean),
  public.feature_video(text, text, text, text)
from public, anon, authenticated;
grant execute on function
  public.mark_quote_request(uuid, text),
  public.forget_person(text),
  public.is_sample_row(uuid),
  public.add_review(text, integer, text, date, boolean),
  public.publish_review(uuid, boolean),
  public.feature_video(text, text, text, text)
to service_role;
