-- The visitor's key to the page of a request, on which it is corrected, completed or canceled.

create table public.quote_request_tokens (
  -- SHA-256 of the token, which only the visitor has.
  token_hash text primary key constraint token_hash_is_64_hexadecimal_digits check (token_hash ~ '^[0-9a-f]{64}$'),
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  created_at timestamptz not null default now()
);

comment on table public.quote_request_tokens is 'Keys to the pages of requests. Rows are removed after thirty days.';

create index quote_request_tokens_by_request on public.quote_request_tokens (quote_request_id);
create index quote_request_tokens_by_age on public.quote_request_tokens (created_at);

alter table public.quote_request_tokens enable row level security;

create function public.find_request_of_token(token_hash text) returns uuid
language sql stable set search_path = ''
as $$
  select token.quote_request_id
  from public.quote_request_tokens as token
  where token.token_hash = find_request_of_token.token_hash and token.created_at > now() - interval '30 days'
$$;

-- What the visitor adds. The original stays: the first email must be the same on every attempt.
alter table public.quote_requests
  add column corrected_phone text constraint corrected_phone_has_1_to_40_characters
    check (char_length(corrected_phone) between 1 and 40),
  add column corrected_phone_key text,
  add column note text constraint note_has_1_to_2000_characters check (char_length(note) between 1 and 2000),
  add column canceled_at timestamptz;

create index quote_requests_corrected_phone on public.quote_requests (corrected_phone_key)
  where corrected_phone_key is not null;

-- As before, but what was canceled and is sent again is a new request.
create or replace function public.find_repeated_quote_request(content_digest bytea, idempotency_key text)
returns table (request_id uuid, is_held boolean, suspicion text)
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
begin
  -- Concurrent copies of one submission wait for each other, so that the second finds the row of the first.
  perform pg_advisory_xact_lock(hashtextextended(encode(content_digest, 'hex'), 0));
  return query
  select request.id, notification.status = 'suspect', request.suspicion
  from public.quote_requests as request
  join public.quote_notifications as notification
    on notification.quote_request_id = request.id and notification.channel = 'email'
  where request.content_digest = content_digest
    and request.canceled_at is null
    and (request.created_at > now() - interval '10 minutes'
      or (request.idempotency_key = idempotency_key and request.created_at > now() - interval '24 hours'))
  -- If the owner already has one of several, it is the answer.
  order by notification.status = 'suspect', request.created_at desc
  limit 1;
end;
$$;

drop function public.submit_quote_request;

-- outcome: stored; suspect (stored, nothing is sent); limited (nothing is stored). A repeat is answered with the earlier
-- request, and nothing is stored. A suspect submission that is repeated without its flag comes from a person who clicked
-- again, and is released. The token opens what is stored and not suspect.
create function public.submit_quote_request(
  first_name text,
  email text,
  phone text,
  idempotency_key text default null,
  suspicion text default null,
  address_hash text default null,
  phone_key text default null,
  address_limit integer default null,
  phone_limit integer default null,
  channels text[] default '{}',
  message text default null,
  origin_page text default null,
  origin_subject text default null,
  token_hash text default null
) returns table (outcome text, quote_request_id uuid, is_new boolean)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  -- No person fills in the honeypot.
  held boolean := coalesce(suspicion = 'honeypot', false);
  -- A JSON array keeps the boundaries between fields: ('ab', 'c') is not ('a', 'bc').
  digest constant bytea := sha256(convert_to(jsonb_build_array(first_name, email, phone, message)::text, 'UTF8'));
  earlier record;
  limit_reached text;
  violated_constraint text;
begin
  select * into earlier from public.find_repeated_quote_request(digest, idempotency_key);
  if found then
    -- Clicking again indicates a person, but not whose phone number it is.
    is_new := earlier.is_held and not held and earlier.suspicion is distinct from 'many-requests';
    if is_new then
      perform public.requeue_quote_request(earlier.request_id);
    end if;
    outcome := case when earlier.is_held and not is_new then 'suspect' else 'stored' end;
    quote_request_id := earlier.request_id;
  else
    limit_reached := public.reached_quote_limit(address_hash, address_limit, phone_key, phone_limit);
    if limit_reached = 'address' then
      return query select 'limited', null::uuid, false;
      return;
    elsif limit_reached = 'phone' then
      -- Held for the owner, because anyone can type another person's number.
      suspicion := coalesce(suspicion, 'many-requests');
      held := true;
    end if;

    insert into public.quote_requests as request
      (first_name, email, phone, phone_key, message, idempotency_key, content_digest, suspicion, address_hash,
       origin_page, origin_subject)
    values
      (first_name, email, phone, phone_key, message, idempotency_key, digest, suspicion, address_hash,
       origin_page, origin_subject)
    returning request.id into quote_request_id;
    -- The owner's email always, other channels as configured in the edge function.
    insert into public.quote_notifications (quote_request_id, channel, status)
    select distinct quote_request_id, wanted, case when held then 'suspect' else 'pending' end
    from unnest(array['email'] || channels) as wanted;
    outcome := case when held then 'suspect' else 'stored' end;
    is_new := true;
  end if;

  if outcome = 'stored' and token_hash is not null then
    insert into public.quote_request_tokens (token_hash, quote_request_id) values (token_hash, quote_request_id);
  end if;
  return query select outcome, quote_request_id, is_new;
exception
  -- The original error contains the whole row in its details, and a lead's data must not end up in logs.
  when check_violation then
    get stacked diagnostics violated_constraint = constraint_name;
    raise exception 'quote request rejected: %', replace(violated_constraint, '_', ' ') using errcode = 'check_violation';
end;
$$;

-- Deletes every request of one person, found by the key of a phone number, as sent or as corrected, or by the email
-- address in any case and width, including those still to be delivered. Returns what was deleted, so that the
-- notifications' files can be deleted too.
create or replace function public.forget_person(contact text, phone_key text default null)
returns table (request_id uuid, notification_id uuid)
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := lower(normalize(btrim(contact), NFKC));
  is_email constant boolean := address ~ '@';
begin
  -- A few digits are not a phone number, and could match a stranger's request.
  if not is_email and phone_key is null then
    raise exception 'an email address or a full phone number is required' using errcode = 'invalid_parameter_value';
  end if;
  return query
  with person as (
    delete from public.quote_requests as request
    where case
      when is_email then lower(normalize(request.email, NFKC)) = address
      else forget_person.phone_key in (request.phone_key, request.corrected_phone_key)
    end
    returning request.id
  )
  -- The snapshot of this statement still has the notifications.
  select person.id, notification.id
  from person left join public.quote_notifications as notification on notification.quote_request_id = person.id;
end;
$$;
