-- What a visitor adds to a request reaches the owner in batches: what comes until the visitor is quiet is one email in the
-- thread of the first. A batch to which a worker has been assigned takes nothing more, because an email must be the same
-- on every attempt, so what comes later is another batch.

alter table public.quote_notifications drop constraint known_channel;
alter table public.quote_notifications add constraint known_channel
  check (channel in ('email', 'webhook', 'email-alert', 'webhook-alert', 'email-update', 'webhook-update'));
-- 0 is the request itself.
alter table public.quote_notifications add column batch integer not null default 0;
alter table public.quote_notifications add constraint only_updates_have_batches
  check ((batch > 0) = (channel in ('email-update', 'webhook-update')));
alter table public.quote_notifications drop constraint one_per_request_and_channel;
alter table public.quote_notifications add constraint one_per_request_channel_and_batch
  unique (quote_request_id, channel, batch);

-- Returns the batch that what is added now belongs to, and puts off its notifications by the given wait. The caller has
-- locked the request.
create function public.open_quote_update(request_id uuid, wait interval) returns integer
language plpgsql set search_path = ''
as $$
declare
  newest constant integer := (
    select max(notification.batch) from public.quote_notifications as notification
    where notification.quote_request_id = request_id
  );
  is_open boolean;
begin
  -- A worker may be claiming one of them.
  perform from public.quote_notifications as notification
  where notification.quote_request_id = request_id and notification.batch = newest
  for update;
  is_open := newest > 0 and not exists (
    select from public.quote_notifications as notification
    where notification.quote_request_id = request_id and notification.batch = newest
      and (notification.status <> 'pending' or notification.claim is not null
        or notification.attempts > 0 or notification.resends > 0)
  );
  if is_open then
    update public.quote_notifications as notification set
      next_attempt_at = now() + wait,
      give_up_at = now() + wait + interval '24 hours'
    where notification.quote_request_id = request_id and notification.batch = newest;
    return newest;
  end if;
  insert into public.quote_notifications (quote_request_id, channel, batch, next_attempt_at, give_up_at)
  select request_id, first.channel || '-update', newest + 1, now() + wait, now() + wait + interval '24 hours'
  from public.quote_notifications as first
  where first.quote_request_id = request_id and first.channel in ('email', 'webhook');
  return newest + 1;
end;
$$;

drop function public.claim_quote_notification;

-- Leases the notification that has been due longest to one worker, with everything an attempt needs. Its data is always
-- the same, because a provider recognizes a repeat by its identical content. What was added later is only for updates.
create function public.claim_quote_notification(only_request uuid default null)
returns table (
  notification_id uuid, claim uuid, channel text, batch integer, resends integer, created_at timestamptz,
  quote_request_id uuid, first_name text, email text, phone text, message text, received_at timestamptz,
  origin_page text, origin_subject text, corrected_phone text, note text, canceled_at timestamptz, first_email_id uuid
)
language sql volatile security definer set search_path = ''
as $$
  with due as (
    select notification.id
    from public.quote_notifications as notification
    where notification.status = 'pending'
      and notification.next_attempt_at <= now()
      and (notification.claimed_until is null or notification.claimed_until <= now())
      and (only_request is null or notification.quote_request_id = only_request)
    order by notification.next_attempt_at
    limit 1
    for update skip locked
  ), claimed as (
    update public.quote_notifications as notification set
      claim = gen_random_uuid(),
      -- An attempt may take two 10-second calls to the mail server and two 8-second calls to the database. A shorter
      -- lease would let a second worker send the same email at the same time. Photos take half a minute each way.
      claimed_until = now() + case when notification.batch > 0 then interval '90 seconds' else interval '40 seconds' end
    from due
    where notification.id = due.id
    returning notification.*
  )
  select claimed.id, claimed.claim, claimed.channel, claimed.batch, claimed.resends, claimed.created_at, request.id,
         request.first_name, request.email, request.phone, request.message, request.created_at, request.origin_page,
         request.origin_subject, request.corrected_phone, request.note, request.canceled_at, first_email.id
  from claimed
  join public.quote_requests as request on request.id = claimed.quote_request_id
  join public.quote_notifications as first_email
    on first_email.quote_request_id = request.id and first_email.channel = 'email'
$$;

-- What the page of a request shows. No row if the token is unknown.
create function public.read_quote_request(token_hash text)
returns table (
  quote_request_id uuid, received_at timestamptz, canceled_at timestamptz, first_name text, email text, phone text,
  message text, note text
)
language sql stable security definer set search_path = ''
as $$
  select request.id, request.created_at, request.canceled_at, request.first_name, request.email,
         coalesce(request.corrected_phone, request.phone), request.message, request.note
  from public.quote_requests as request
  where request.id = public.find_request_of_token(token_hash)
$$;

-- Changes what is given, and tells the owner. Returns changed, canceled (nothing changes anymore) or unknown.
create function public.change_quote_request(
  token_hash text,
  phone text default null,
  phone_key text default null,
  note text default null,
  cancel boolean default false
) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  current public.quote_requests;
  violated_constraint text;
begin
  select request.* into current from public.quote_requests as request
  where request.id = public.find_request_of_token(token_hash)
  for update;
  if not found then
    return 'unknown';
  elsif current.canceled_at is not null then
    -- As after a second click.
    return case when cancel then 'changed' else 'canceled' end;
  end if;

  update public.quote_requests as request set
    corrected_phone = coalesce(phone, request.corrected_phone),
    corrected_phone_key = case when phone is null then request.corrected_phone_key else phone_key end,
    note = coalesce(request.note || E'\n' || note, note, request.note),
    canceled_at = case when cancel then now() end
  where request.id = current.id;
  -- More may follow a correction, but nothing follows a cancellation.
  perform public.open_quote_update(current.id, case when cancel then interval '0' else interval '2 minutes' end);
  return 'changed';
exception
  -- As in submit_quote_request.
  when check_violation then
    get stacked diagnostics violated_constraint = constraint_name;
    raise exception 'change rejected: %', replace(violated_constraint, '_', ' ') using errcode = 'check_violation';
end;
$$;

-- The visitor says that nothing more will come.
create function public.finish_quote_update(token_hash text) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  request_id constant uuid := public.find_request_of_token(token_hash);
begin
  if request_id is null then
    return 'unknown';
  end if;
  update public.quote_notifications as notification set next_attempt_at = now()
  where notification.quote_request_id = request_id and notification.batch > 0 and notification.status = 'pending'
    and notification.attempts = 0 and notification.claim is null;
  return 'changed';
end;
$$;
