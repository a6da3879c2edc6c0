-- Photos that visitors add to a request. The rows are here, the pictures in Storage. A row comes first, so that no object
-- is ever without one: it reserves the place among the request's photos, and says what to delete if the upload breaks off.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'quote-photos', 'quote-photos', false, 15728640,
  array['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/avif']
);

-- Without any policy, visitors have no access. This one holds against a policy that is meant for another bucket.
create policy quote_photos_are_closed_to_visitors on storage.objects
  as restrictive for all to anon, authenticated
  using (bucket_id <> 'quote-photos') with check (bucket_id <> 'quote-photos');

create table public.quote_photos (
  id uuid primary key default gen_random_uuid(),
  -- Null once the request is deleted: then the object has to go too.
  quote_request_id uuid references public.quote_requests (id) on delete set null,
  -- uploading: its object may be missing. stored: the visitor was told so. removed: its object is to be deleted.
  state text not null default 'uploading' constraint known_state check (state in ('uploading', 'stored', 'removed')),
  -- The object's name is the id and this.
  extension text not null constraint known_extension check (extension in ('jpg', 'png', 'webp', 'heic', 'avif')),
  bytes integer not null constraint bytes_fit_the_bucket check (bytes between 1 and 15728640),
  -- SHA-256 of the object, to recognize a picture that is sent again.
  digest text not null constraint digest_is_64_hexadecimal_digits check (digest ~ '^[0-9a-f]{64}$'),
  -- Whose notification shows it.
  batch integer,
  created_at timestamptz not null default now(),
  constraint stored_has_a_batch check (state <> 'stored' or batch is not null)
);

comment on table public.quote_photos is 'Photos of requests. Written only by SQL functions.';

create index quote_photos_by_request on public.quote_photos (quote_request_id);
create index quote_photos_by_age on public.quote_photos (created_at);

alter table public.quote_photos enable row level security;
grant select on public.quote_photos to service_role;

-- outcome: upload (store the object, then call finish_quote_photo), stored (it is there), unknown, canceled, too-many or
-- limited.
create function public.begin_quote_photo(
  token_hash text,
  digest text,
  extension text,
  bytes integer,
  most integer,
  bytes_per_day bigint
) returns table (outcome text, photo_id uuid)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  current public.quote_requests;
  earlier public.quote_photos;
begin
  select request.* into current from public.quote_requests as request
  where request.id = public.find_request_of_token(token_hash)
  for update;
  if not found then
    return query select 'unknown', null::uuid;
    return;
  elsif current.canceled_at is not null then
    return query select 'canceled', null::uuid;
    return;
  end if;

  -- Its response was lost, or its upload broke off.
  update public.quote_photos as photo set created_at = now()
  where photo.quote_request_id = current.id and photo.digest = digest and photo.state <> 'removed'
  returning photo.* into earlier;
  if found then
    return query select case earlier.state when 'stored' then 'stored' else 'upload' end, earlier.id;
    return;
  end if;

  if (select count(*) from public.quote_photos as photo
      where photo.quote_request_id = current.id and photo.state <> 'removed') >= most then
    return query select 'too-many', null::uuid;
    return;
  end if;
  -- Adding up and storing must not interleave with another photo.
  perform pg_advisory_xact_lock(hashtextextended('quote photos', 0));
  if (select coalesce(sum(photo.bytes), 0) from public.quote_photos as photo
      where photo.created_at > now() - interval '24 hours') + bytes > bytes_per_day then
    return query select 'limited', null::uuid;
    return;
  end if;
  return query
  insert into public.quote_photos as photo (quote_request_id, extension, bytes, digest)
  values (current.id, extension, bytes, digest)
  returning 'upload', photo.id;
end;
$$;

-- The object is stored. Returns false if the request is gone.
create function public.finish_quote_photo(photo_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  request_id uuid;
begin
  select request.id into request_id from public.quote_requests as request
  where request.id = (select photo.quote_request_id from public.quote_photos as photo where photo.id = photo_id)
  for update;
  if not found then
    return false;
  end if;
  if exists (select from public.quote_photos as photo where photo.id = photo_id and photo.state = 'uploading') then
    update public.quote_photos as photo set
      state = 'stored',
      batch = public.open_quote_update(request_id, interval '2 minutes')
    where photo.id = photo_id;
  end if;
  return true;
end;
$$;

-- Returns changed, canceled or unknown. A photo of another request stays.
create function public.remove_quote_photo(token_hash text, photo_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  current public.quote_requests;
begin
  select request.* into current from public.quote_requests as request
  where request.id = public.find_request_of_token(token_hash)
  for update;
  if not found then
    return 'unknown';
  elsif current.canceled_at is not null then
    return 'canceled';
  end if;
  update public.quote_photos as photo set state = 'removed'
  where photo.id = photo_id and photo.quote_request_id = current.id;
  return 'changed';
end;
$$;

-- Photos whose object has to be deleted, if there is one: removed, of a deleted request, or broken off. An upload takes
-- less than ten minutes, so none of these is written anymore.
create function public.unwanted_quote_photos() returns table (id uuid, extension text)
language sql stable security definer set search_path = ''
as $$
  select photo.id, photo.extension from public.quote_photos as photo
  where photo.state = 'removed'
    or (photo.state = 'stored' and photo.quote_request_id is null)
    or (photo.state = 'uploading' and photo.created_at < now() - interval '10 minutes')
  order by photo.created_at
  limit 100
$$;

-- Their objects are deleted. Returns how many there were.
create function public.delete_unwanted_quote_photos(photo_ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  deleted integer;
begin
  delete from public.quote_photos as photo
  where photo.id = any (photo_ids) and photo.id in (select unwanted.id from public.unwanted_quote_photos() as unwanted);
  get diagnostics deleted = row_count;
  return deleted;
end;
$$;

create or replace function public.quote_outbox_has_work() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.quote_notifications
    where status = 'pending' and next_attempt_at <= now() and (claimed_until is null or claimed_until <= now())
  ) or exists (
    select from public.quote_requests where address_hash is not null and created_at < now() - interval '25 hours'
  ) or exists (
    select from public.visitor_counts where period_start < now() - interval '25 hours'
  ) or exists (
    select from public.quote_request_tokens where created_at < now() - interval '30 days'
  ) or exists (
    select from public.quote_requests where created_at < now() - interval '12 months'
  ) or exists (
    select from public.unwanted_quote_photos()
  )
$$;

-- Deletes what the privacy notice promises to delete: hashed addresses, which no limit needs after a day, and requests
-- after twelve months. Their photos are unwanted from then on.
create or replace function public.delete_expired_data() returns void
language sql volatile security definer set search_path = ''
as $$
  update public.quote_requests set address_hash = null
  where address_hash is not null and created_at < now() - interval '25 hours';
  delete from public.visitor_counts where period_start < now() - interval '25 hours';
  delete from public.quote_request_tokens where created_at < now() - interval '30 days';
  delete from public.quote_requests where created_at < now() - interval '12 months';
$$;

create or replace view public.quote_request_overview with (security_invoker = true) as
select
  request.id, request.created_at, request.first_name, request.email,
  coalesce(request.corrected_phone, request.phone) as phone,
  request.message,
  notification.status as notification_status,
  notification.attempts as notification_attempts,
  notification.last_error as notification_last_error,
  notification.delivered_at,
  case when notification.status = 'pending' then notification.next_attempt_at end as notification_next_attempt_at,
  request.suspicion,
  webhook.status as webhook_status,
  webhook.attempts as webhook_attempts,
  webhook.last_error as webhook_last_error,
  request.origin_page,
  request.origin_subject,
  coalesce(progress.status, 'new') as progress,
  request.note,
  request.canceled_at,
  (select count(*)::integer from public.quote_photos as photo
   where photo.quote_request_id = request.id and photo.state = 'stored') as photo_count,
  -- Of what the visitor added later, the update that did not reach the owner.
  (select concat_ws(': ', dead.channel || ' dead', dead.last_error) from public.quote_notifications as dead
   where dead.quote_request_id = request.id and dead.batch > 0 and dead.status = 'dead'
   order by dead.batch desc limit 1) as update_failure
from public.quote_requests as request
left join public.quote_progress as progress on progress.quote_request_id = request.id
left join public.quote_notifications as notification
  on notification.quote_request_id = request.id and notification.channel = 'email'
left join public.quote_notifications as webhook
  on webhook.quote_request_id = request.id and webhook.channel = 'webhook';
