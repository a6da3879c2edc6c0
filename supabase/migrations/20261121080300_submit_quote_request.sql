-- Stores a lead and its notifications in one transaction, once per submission, within the limits, and flags what
-- looks automated.
--
-- The same submission is: the same key with the same content, or, without a key, the same content within ten
-- minutes. A key that comes back with other content is a new request: a cached form or a faulty client must
-- never swallow somebody else's lead.
--
-- outcome: stored; suspect (stored and flagged, nothing is sent); limited-by-address and limited-by-phone
-- (nothing is stored: the caller tells the visitor to call). Limits count a day; without a limit or a hash
-- there is none. A flagged submission that comes again without its flag is a person who pressed the button
-- once more: it is released.

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
  message text default null
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

  select request.id, request.suspicion, notification.id as notification_id into earlier
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
    released := earlier.suspicion is not null and given_suspicion is null;
    if released then
      perform public.requeue_quote_request(earlier.id);
    end if;
    return query select
      case when earlier.suspicion is null or released then 'stored' else 'suspect' end,
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
        (first_name, email, phone, message, idempotency_key, content_digest, suspicion, address_hash)
      values
        (given_first_name, given_email, given_phone, given_message, given_key, digest, given_suspicion, given_hash)
      returning id
    ), wanted as (
      -- The owner's mail always; the rest as the function is set up.
      select 'email' as channel
      union
      select channel from unnest(coalesce(submit_quote_request.channels, '{}')) as channel
      where channel <> 'auto-reply' or (given_suspicion is null and public.may_auto_reply(given_email))
    ), notification as (
      insert into public.quote_notifications (quote_request_id, channel, status)
      select request.id, wanted.channel, case when given_suspicion is null then 'pending' else 'suspect' end
      from request, wanted
      returning id, quote_request_id, channel
    )
    select case when given_suspicion is null then 'stored' else 'suspect' end,
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

comment on function public.submit_quote_request(text, text, text, text, text, text, integer, integer, text[], text) is
  'Stores a quote request once, within the limits, and returns how that ended.';

revoke all on function public.submit_quote_request(text, text, text, text, text, text, integer, integer, text[], text)
  from public, anon, authenticated;
grant execute on function public.submit_quote_request(text, text, text, text, text, text, integer, integer, text[], text)
  to service_role;
