-- On which page a request was made, for the owner to know what it is about. And a form that came back quickly is
-- mailed like every other: its flag tells the owner, and refuses nobody.

alter table public.quote_requests
  add column origin_page text
    constraint origin_page_has_1_to_200_characters check (char_length(origin_page) between 1 and 200),
  -- The service or the city of that page.
  add column origin_subject text
    constraint origin_subject_has_1_to_100_characters check (char_length(origin_subject) between 1 and 100);

-- As in 20261121080300_submit_quote_request.sql, with the origin and with another judgement of what is suspect.
drop function public.submit_quote_request(text, text, text, text, text, text, integer, integer, text[], text);

create function public.submit_quote_request(
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
  given_suspicion constant text := submit_quote_request.suspicion;
  -- Only what no person can do is kept back: autofill is as quick as a program.
  kept_back constant boolean := coalesce(given_suspicion = 'honeypot', false);
  given_hash constant text := submit_quote_request.address_hash;
  given_phone_key constant text := coalesce(nullif(right(regexp_replace(given_phone, '[^0-9]', '', 'g'), 10), ''), lower(given_phone));
  given_address_limit constant integer := submit_quote_request.address_limit;
  given_phone_limit constant integer := submit_quote_request.phone_limit;
  -- A JSON array keeps the borders between fields: ('ab', 'c') is not ('a', 'bc').
  digest constant bytea := sha256(convert_to(
    jsonb_build_array(given_first_name, given_email, given_phone, given_message)::text, 'UTF8'));
  a_day_ago constant timestamptz := now() - interval '24 hours';
  earlier record;
  released boolean;
  violated_constraint text;
begin
  -- Two copies of one submission arriving together wait for each other here, so that the second one finds
  -- the first one's row. Other submissions do not wait.
  perform pg_advisory_xact_lock(hashtextextended(encode(digest, 'hex'), 0));

  select request.id, notification.status = 'suspect' as kept_back, notification.id as notification_id into earlier
  from public.quote_requests as request
  join public.quote_notifications as notification
    on notification.quote_request_id = request.id and notification.channel = 'email'
  where request.content_digest = digest
    and case
      when given_key is null then request.created_at > now() - interval '10 minutes'
      else request.idempotency_key = given_key
    end
  order by request.created_at desc
  limit 1;
  if found then
    released := earlier.kept_back and not kept_back;
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
        where request.address_hash = given_hash and request.created_at > a_day_ago) >= given_address_limit then
      return query select 'limited-by-address', null::uuid, null::uuid, false;
      return;
    end if;
  end if;
  if given_phone_limit is not null then
    perform pg_advisory_xact_lock(hashtextextended('phone ' || given_phone_key, 0));
    if (select count(*) from public.quote_requests as request
        where request.phone_key = given_phone_key and request.created_at > a_day_ago) >= given_phone_limit then
      return query select 'limited-by-phone', null::uuid, null::uuid, false;
      return;
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

comment on function public.submit_quote_request(text, text, text, text, text, text, integer, integer, text[], text, text, text) is
  'Stores a quote request once, within the limits, and returns how that ended.';

revoke all on function public.submit_quote_request(text, text, text, text, text, text, integer, integer, text[], text, text, text)
  from public, anon, authenticated;
grant execute on function public.submit_quote_request(text, text, text, text, text, text, integer, integer, text[], text, text, text)
  to service_role;

drop function public.claim_quote_notifications(integer, integer, uuid);

create function public.claim_quote_notifications(
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
      and notification.next_attempt_at <= now()
      and (notification.claimed_until is null or notification.claimed_until <= now())
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

comment on function public.claim_quote_notifications(integer, integer, uuid) is
  'Leases due notifications to one worker, with all it needs to deliver them.';

revoke all on function public.claim_quote_notifications(integer, integer, uuid) from public, anon, authenticated;
grant execute on function public.claim_quote_notifications(integer, integer, uuid) to service_role;

create or replace view public.quote_request_overview with (security_invoker = true) as
select
  request.id,
  request.created_at,
  request.first_name,
  request.email,
  request.phone,
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
  request.origin_subject
from public.quote_requests as request
left join public.quote_notifications as notification
  on notification.quote_request_id = request.id and notification.channel = 'email'
left join public.quote_notifications as webhook
  on webhook.quote_request_id = request.id and webhook.channel = 'webhook';
