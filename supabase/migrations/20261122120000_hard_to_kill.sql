-- What a clock that jumps, a machine that was off and a stranger with somebody's number must not do.

-- Anybody can type anybody's number. Beyond the limit its requests are kept for the owner to look at.
alter table public.quote_requests drop constraint known_suspicion;
alter table public.quote_requests add constraint known_suspicion
  check (suspicion in ('honeypot', 'too-fast', 'many-requests'));

-- A time that no wait and no claim can reach was written under a clock that has been set back since.
create function public.is_due(next_attempt_at timestamptz, claimed_until timestamptz) returns boolean
language sql
stable
set search_path = ''
as $$
  select (next_attempt_at <= now() or next_attempt_at > now() + interval '26 hours')
    and (claimed_until is null or claimed_until <= now() or claimed_until > now() + interval '2 hours')
$$;

comment on function public.is_due(timestamptz, timestamptz) is 'Whether somebody may try to deliver it now.';

-- Whether the attempt that has just failed was the last one. A day has to be over, and attempts have to have been
-- made in it: a machine that was off for a day has tried nothing, and a clock that is a year ahead says nothing.
create function public.is_hopeless(attempts integer, give_up_at timestamptz) returns boolean
language sql
stable
set search_path = ''
as $$
  select attempts >= 99 or (attempts >= 11 and now() >= give_up_at)
$$;

comment on function public.is_hopeless(integer, timestamptz) is 'Whether one more failure ends it.';

create function public.may_forget_address(received_at timestamptz) returns boolean
language sql
stable
set search_path = ''
as $$
  select received_at < now() - interval '25 hours' or received_at > now() + interval '1 hour'
$$;

comment on function public.may_forget_address(timestamptz) is
  'Whether no limit needs to know any more where it came from.';

revoke all on function
  public.may_forget_address(timestamptz),
  public.is_due(timestamptz, timestamptz),
  public.is_hopeless(integer, timestamptz)
from public, anon, authenticated, service_role;

create or replace function public.claim_quote_notifications(
  max_count integer default 1,
  lease_seconds integer default 40,
  only_request uuid default null
) returns table (
  notification_id uuid,
  claim uuid,
  channel text,
  resends integer,
  quote_request_id uuid,
  first_name text,
  email text,
  phone text,
  message text,
  received_at timestamptz,
  suspicion text,
  origin_page text,
  origin_subject text
)
language sql
volatile
security definer
set search_path = ''
as $$
  with due as (
    select notification.id
    from public.quote_notifications as notification
    where notification.status = 'pending'
      and public.is_due(notification.next_attempt_at, notification.claimed_until)
      and (only_request is null or notification.quote_request_id = only_request)
    order by notification.next_attempt_at
    limit least(greatest(coalesce(max_count, 1), 0), 100)
    for update skip locked
  ), claimed as (
    update public.quote_notifications as notification set
      claim = gen_random_uuid(),
      claimed_until = now() + make_interval(secs => least(greatest(coalesce(lease_seconds, 40), 1), 3600)),
      last_attempt_at = now()
    from due
    where notification.id = due.id
    returning notification.id, notification.claim, notification.channel, notification.resends, notification.quote_request_id
  )
  select claimed.id, claimed.claim, claimed.channel, claimed.resends, request.id, request.first_name, request.email,
         request.phone, request.message, request.created_at, request.suspicion, request.origin_page,
         request.origin_subject
  from claimed
  join public.quote_requests as request on request.id = claimed.quote_request_id;
$$;


create or replace function public.quote_outbox_has_work() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.quote_notifications as notification
    where notification.status = 'pending' and public.is_due(notification.next_attempt_at, notification.claimed_until)
  ) or exists (
    select from public.quote_requests as request
    where request.address_hash is not null and public.may_forget_address(request.created_at)
  )
$$;

create or replace function public.record_notification_attempt(
  notification_id uuid,
  delivered boolean,
  error text default null,
  claim uuid default null,
  permanent boolean default false,
  retry_after_seconds numeric default null,
  retry_base_seconds numeric default 30
) returns text
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  current public.quote_notifications;
  succeeded constant boolean := coalesce(record_notification_attempt.delivered, false);
  base constant numeric := least(greatest(coalesce(record_notification_attempt.retry_base_seconds, 30), 0.01), 3600);
  longest constant numeric := base * 120;
  asked constant numeric := least(greatest(coalesce(record_notification_attempt.retry_after_seconds, 0), 0), 86400);
  wait numeric;
begin
  select * into current from public.quote_notifications as notification
  where notification.id = record_notification_attempt.notification_id
  for update;
  if not found then
    raise exception using
      errcode = 'invalid_parameter_value',
      message = format('there is no notification %s', record_notification_attempt.notification_id);
  end if;

  if succeeded then
    update public.quote_notifications as notification set
      attempts = notification.attempts + 1,
      last_attempt_at = now(),
      status = 'delivered',
      delivered_at = coalesce(notification.delivered_at, now()),
      last_error = null,
      claim = null,
      claimed_until = null
    where notification.id = current.id;
    return 'delivered';
  end if;

  -- Somebody else delivered it, holds it now, or it is over: this failure decides nothing any more.
  if current.status <> 'pending' or current.claim is distinct from record_notification_attempt.claim then
    update public.quote_notifications as notification set attempts = notification.attempts + 1
    where notification.id = current.id;
    return current.status;
  end if;

  wait := case
    when coalesce(record_notification_attempt.permanent, false) then longest
    else least(base * 2 ^ least(current.attempts, 20), longest)
  end * (0.5 + random() / 2);
  wait := greatest(wait, asked + base * random());

  update public.quote_notifications as notification set
    attempts = notification.attempts + 1,
    last_attempt_at = now(),
    status = case when public.is_hopeless(notification.attempts, notification.give_up_at) then 'dead' else 'pending' end,
    -- One attempt comes at the deadline, however long the wait would have been.
    next_attempt_at = case
      when notification.give_up_at > now() then
        least(now() + make_interval(secs => wait::double precision), notification.give_up_at)
      else now() + make_interval(secs => wait::double precision)
    end,
    -- A provider's answer can be a whole web page; its beginning says enough.
    last_error = left(record_notification_attempt.error, 1000),
    claim = null,
    claimed_until = null
  where notification.id = current.id
  returning notification.status into current.status;
  return current.status;
end;
$$;


create or replace function public.tidy_quote_outbox()
returns table (notification_id uuid, quote_request_id uuid, channel text)
language sql
volatile
security definer
set search_path = ''
as $$
  with forgotten as (
    update public.quote_requests as request set address_hash = null
    where request.address_hash is not null and public.may_forget_address(request.created_at)
  ), cut_off as (
    -- An attempt that was cut off has failed too, and may have been the last one.
    update public.quote_notifications as notification set
      attempts = notification.attempts + 1,
      status = case when public.is_hopeless(notification.attempts, notification.give_up_at) then 'dead' else 'pending' end,
      claim = null,
      claimed_until = null,
      last_error = coalesce(notification.last_error, 'the last attempt was cut off')
    where notification.status = 'pending' and notification.claimed_until is not null and public.is_due(notification.next_attempt_at, notification.claimed_until)
      and notification.last_attempt_at >= notification.give_up_at
    returning notification.id, notification.quote_request_id, notification.channel, notification.status
  )
  select cut_off.id, cut_off.quote_request_id, cut_off.channel from cut_off where cut_off.status = 'dead';
$$;

create or replace function public.submit_quote_request(
  first_name text,
  email text,
  phone text,
  idempotency_key text default null,
  suspicion text default null,
  address_hash text default null,
  address_limit integer default null,
  phone_limit integer default null,
  channels text[] default '{}',
  message text default null,
  origin_page text default null,
  origin_subject text default null
) returns table (outcome text, quote_request_id uuid, notification_id uuid, is_new boolean)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  -- functions/_shared/quote-contract.ts has tidied the texts by then; this is for callers that have not.
  whitespace constant text := E' \t\n\r\v\f';
  -- Null becomes empty here so that one kind of constraint, not two, refuses a missing value.
  given_first_name constant text := btrim(coalesce(submit_quote_request.first_name, ''), whitespace);
  given_email constant text := btrim(coalesce(submit_quote_request.email, ''), whitespace);
  given_phone constant text := btrim(coalesce(submit_quote_request.phone, ''), whitespace);
  given_message constant text := nullif(btrim(submit_quote_request.message, whitespace), '');
  given_key constant text := submit_quote_request.idempotency_key;
  given_suspicion text := submit_quote_request.suspicion;
  -- Only what no person can do is kept back: autofill is as quick as a program.
  kept_back boolean := coalesce(given_suspicion = 'honeypot', false);
  given_hash constant text := submit_quote_request.address_hash;
  given_phone_key constant text := coalesce(nullif(right(regexp_replace(given_phone, '[^0-9]', '', 'g'), 10), ''), lower(given_phone));
  given_address_limit constant integer := submit_quote_request.address_limit;
  given_phone_limit constant integer := submit_quote_request.phone_limit;
  -- A JSON array keeps the borders between fields: ('ab', 'c') is not ('a', 'bc').
  digest constant bytea := sha256(convert_to(
    jsonb_build_array(given_first_name, given_email, given_phone, given_message)::text, 'UTF8'));
  a_day_ago constant timestamptz := now() - interval '24 hours';
  -- What a wrong clock dated later than now counts for nobody.
  soon constant timestamptz := now() + interval '5 minutes';
  by_phone bigint;
  by_both bigint;
  earlier record;
  released boolean;
  violated_constraint text;
begin
  -- Two copies of one submission arriving together wait for each other here, so that the second one finds
  -- the first one's row. Other submissions do not wait.
  perform pg_advisory_xact_lock(hashtextextended(encode(digest, 'hex'), 0));

  select request.id, notification.status = 'suspect' as kept_back, request.suspicion, notification.id as notification_id
  into earlier
  from public.quote_requests as request
  join public.quote_notifications as notification
    on notification.quote_request_id = request.id and notification.channel = 'email'
  where request.content_digest = digest
    and case
      when given_key is null then request.created_at > now() - interval '10 minutes' and request.created_at < soon
      else request.idempotency_key = given_key
    end
  order by request.created_at desc
  limit 1;
  if found then
    -- Pressing again shows a person, and says nothing about whose number it is.
    released := earlier.kept_back and not kept_back and earlier.suspicion is distinct from 'many-requests';
    if released then
      perform public.requeue_quote_request(earlier.id);
    end if;
    return query select
      case when earlier.kept_back and not released then 'suspect' else 'stored' end,
      earlier.id, earlier.notification_id, released;
    return;
  end if;

  -- Counting and storing must not interleave with another submission of the same visitor. Every caller takes
  -- its locks in this order, so none waits in a circle.
  if given_hash is not null and given_address_limit is not null then
    perform pg_advisory_xact_lock(hashtextextended('address ' || given_hash, 0));
    if (select count(*) from public.quote_requests as request
        where request.address_hash = given_hash and request.created_at > a_day_ago
          and request.created_at < soon) >= given_address_limit then
      return query select 'limited-by-address', null::uuid, null::uuid, false;
      return;
    end if;
  end if;
  if given_phone_limit is not null then
    perform pg_advisory_xact_lock(hashtextextended('phone ' || given_phone_key, 0));
    select count(*), count(*) filter (where request.address_hash = given_hash) into by_phone, by_both
    from public.quote_requests as request
    where request.phone_key = given_phone_key and request.created_at > a_day_ago and request.created_at < soon;
    -- Anybody can type anybody's number: only who did so before is refused.
    if by_both >= given_phone_limit then
      return query select 'limited-by-phone', null::uuid, null::uuid, false;
      return;
    end if;
    if by_phone >= given_phone_limit then
      given_suspicion := coalesce(given_suspicion, 'many-requests');
      kept_back := true;
    end if;
  end if;

  return query
    with request as (
      insert into public.quote_requests
        (first_name, email, phone, message, idempotency_key, content_digest, suspicion, address_hash,
         origin_page, origin_subject)
      values
        (given_first_name, given_email, given_phone, given_message, given_key, digest, given_suspicion, given_hash,
         submit_quote_request.origin_page, submit_quote_request.origin_subject)
      returning id
    ), wanted as (
      -- The owner's mail always; the rest as the function is set up.
      select 'email' as channel
      union
      select channel from unnest(coalesce(submit_quote_request.channels, '{}')) as channel
      where channel <> 'auto-reply' or (given_suspicion is null and public.may_auto_reply(given_email))
    ), notification as (
      insert into public.quote_notifications (quote_request_id, channel, status)
      select request.id, wanted.channel, case when kept_back then 'suspect' else 'pending' end
      from request, wanted
      returning id, quote_request_id, channel
    )
    select case when kept_back then 'suspect' else 'stored' end,
           notification.quote_request_id, notification.id, true
    from notification
    where notification.channel = 'email';
exception
  -- The original error carries the whole row in its details; a lead's data must not travel into logs.
  when check_violation then
    get stacked diagnostics violated_constraint = constraint_name;
    raise exception using
      errcode = 'check_violation',
      message = format('quote request refused: %s', replace(violated_constraint, '_', ' '));
end;
$$;

create or replace function public.requeue_quote_request(request_id uuid) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  requeued integer;
begin
  update public.quote_requests as request set suspicion = null
  where request.id = requeue_quote_request.request_id and request.suspicion is not null;

  update public.quote_notifications as notification set
    status = 'pending',
    next_attempt_at = now(),
    give_up_at = now() + interval '24 hours',
    delivered_at = null,
    -- Another day begins, also for what was tried too often.
    attempts = case when notification.status = 'pending' then notification.attempts else 0 end,
    -- What was never sent keeps its key: nobody can have received it.
    resends = notification.resends + case when notification.status in ('delivered', 'dead') then 1 else 0 end,
    claim = case when notification.status = 'pending' then notification.claim end,
    claimed_until = case when notification.status = 'pending' then notification.claimed_until end
  where notification.quote_request_id = requeue_quote_request.request_id
    and notification.channel <> 'auto-reply';
  get diagnostics requeued = row_count;
  return requeued;
end;
$$;
