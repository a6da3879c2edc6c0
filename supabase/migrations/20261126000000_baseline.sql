-- The whole schema: videos, reviews, knowledge, leads, outbox, assistant limits, the owner's functions, privileges.

-- ----------------------------------------------------------------------------
-- Featured videos: background videos of the heroes. The owner may upload several and marks the one to show.

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

-- ----------------------------------------------------------------------------
-- Reviews: written by customers, copied in by the owner and shown once published.

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  author text not null check (char_length(btrim(author)) between 1 and 120),
  -- Shown only if the site settings allow its host. Otherwise the author's initials are shown.
  avatar_url text check (avatar_url ~ '^https://'),
  rating smallint not null check (rating between 1 and 5),
  text text not null check (char_length(btrim(text)) between 1 and 5000),
  reviewed_on date not null,
  published boolean not null default false,
  created_at timestamptz not null default now()
);

comment on table public.reviews is 'Reviews by real customers. Rows a customer did not write must not be published.';

alter table public.reviews enable row level security;
create policy "Visitors see published reviews" on public.reviews
  for select to anon, authenticated using (published);

-- ----------------------------------------------------------------------------
-- Knowledge: the assistant's answers. The rows are generated from the site's texts (generated/knowledge.sql).

create table public.knowledge (
  id text primary key,
  -- Order on the site. The earlier of two equally good answers wins.
  position integer not null,
  topic text not null,
  -- Wordings visitors use. If empty, the entry is excluded from search and only read by its id.
  questions text not null,
  -- May contain {name}, {phone} and {email}, which the edge function fills in from its settings.
  answer text not null,
  -- Words in the questions weigh more (A) than words that only occur in the answer (C).
  search tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english'::regconfig, questions), 'A')
    || setweight(
      to_tsvector('pg_catalog.english'::regconfig, regexp_replace(answer, '\{[a-z]+\}', ' ', 'g')), 'C'
    )
  ) stored
);

alter table public.knowledge enable row level security;

-- Returns the entries that share words with a question, best first.
--
-- `relevance` is the sum of the matching words, where rare ones count more: "roof" says more than "clean". `coverage` is
-- the share of the question's weight that the entry accounts for, 0 to 1. Words that no entry contains count fully, so
-- an unrelated question stays near 0. The question is split into words and never parsed as search syntax.
create function public.search_knowledge(query text)
returns table (id text, topic text, answer text, relevance real, coverage real)
language sql stable security definer set search_path = ''
as $$
  with words as (
    select lexeme
    from unnest(to_tsvector('pg_catalog.english'::regconfig, left(coalesce(query, ''), 2000)))
  ), found as (
    select entries.id, entry.lexeme, case when 'A' = any (entry.weights) then 1.0 else 0.5 end as weight
    from public.knowledge as entries, unnest(entries.search) as entry
    where entries.questions <> '' and entry.lexeme in (select words.lexeme from words)
  ), rarity as (
    select words.lexeme, ln(1 + (select count(*) from public.knowledge) / (1.0 + count(found.id))) as value
    from words left join found using (lexeme)
    group by words.lexeme
  ), score as (
    select found.id, sum(found.weight * rarity.value) as relevance
    from found join rarity using (lexeme)
    group by found.id
  )
  select entries.id, entries.topic, entries.answer, score.relevance::real,
         (score.relevance / (select sum(rarity.value) from rarity))::real
  from score join public.knowledge as entries on entries.id = score.id
  order by score.relevance desc, entries.position
  limit 20
$$;

-- ----------------------------------------------------------------------------
-- Quote requests: the leads.

-- Normalizes an email address: NFKC, lower case, and no whitespace, invisible characters or trailing periods.
create function public.normalized_email(email text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lower(regexp_replace(
    normalize(email, NFKC),
    '[\s\u00AD\u0600-\u0605\u061C\u06DD\u070F\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|\.+\s*$',
    '', 'g'
  ))
$$;

-- The names of the check constraints appear in error messages to callers. The lengths match those in
-- functions/_shared/domain/quote-fields.ts.
create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  first_name text not null constraint first_name_has_1_to_100_characters check (char_length(first_name) between 1 and 100),
  email text not null constraint email_has_1_to_254_characters check (char_length(email) between 1 and 254),
  phone text not null constraint phone_has_1_to_40_characters check (char_length(phone) between 1 and 40),
  -- Only if the site has this field enabled.
  message text constraint message_has_1_to_1000_characters check (char_length(message) between 1 and 1000),
  idempotency_key text constraint idempotency_key_has_1_to_200_visible_ascii_characters check (idempotency_key ~ '^[!-~]{1,200}$'),
  -- Hash of all form fields, to recognize a repeated submission.
  content_digest bytea not null,
  created_at timestamptz not null default now(),
  -- Hash of the visitor's IP address, salted with a secret by the edge function and deleted after a day.
  address_hash text constraint address_hash_is_64_hexadecimal_digits check (address_hash ~ '^[0-9a-f]{64}$'),
  suspicion text constraint known_suspicion check (suspicion in ('honeypot', 'too-fast', 'many-requests')),
  -- What all spellings of the phone number have in common (phoneKey() in functions/_shared/domain/phone-number.ts), to
  -- count and find its requests. Null if the text is not a phone number.
  phone_key text,
  -- Page the request was made on, and the service or city of that page.
  origin_page text constraint origin_page_has_1_to_200_characters check (char_length(origin_page) between 1 and 200),
  origin_subject text constraint origin_subject_has_1_to_100_characters check (char_length(origin_subject) between 1 and 100)
);

comment on table public.quote_requests is 'Leads. Written only by submit_quote_request().';

create index quote_requests_recent_content on public.quote_requests (content_digest, created_at);
create index quote_requests_newest_first on public.quote_requests (created_at desc, id);
create index quote_requests_recent_address on public.quote_requests (address_hash, created_at)
  where address_hash is not null;
create index quote_requests_recent_phone on public.quote_requests (phone_key, created_at)
  where phone_key is not null;

alter table public.quote_requests enable row level security;

-- ----------------------------------------------------------------------------
-- Outbox: one row per request and notification channel, with the time of the next attempt, a deadline, and a lease that
-- expires, so that a killed worker holds nothing back.

create table public.quote_notifications (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  channel text not null default 'email' constraint known_channel check (channel in ('email', 'webhook')),
  -- dead: no more retries, the owner has to act. suspect: looks automated, held until the owner releases it.
  status text not null default 'pending'
    constraint known_status check (status in ('pending', 'delivered', 'dead', 'suspect')),
  attempts integer not null default 0 check (attempts >= 0),
  last_error text,
  created_at timestamptz not null default now(),
  last_attempt_at timestamptz,
  delivered_at timestamptz,
  next_attempt_at timestamptz not null default now(),
  give_up_at timestamptz not null default now() + interval '24 hours',
  claim uuid,
  claimed_until timestamptz,
  -- Number of resends the owner requested. Part of the provider's idempotency key, because a resend is a new email,
  -- while all automatic attempts are the same one.
  resends integer not null default 0 check (resends >= 0),
  constraint delivered_has_a_time check ((status = 'delivered') = (delivered_at is not null)),
  constraint a_claim_runs_out check ((claim is null) = (claimed_until is null)),
  constraint one_per_request_and_channel unique (quote_request_id, channel)
);

comment on table public.quote_notifications is 'Outbox. Written only by SQL functions.';

create index quote_notifications_due on public.quote_notifications (next_attempt_at) where status = 'pending';

alter table public.quote_notifications enable row level security;

-- Returns whether a notification may be attempted now. A time further ahead than any wait or lease was written while the
-- clock was wrong, and counts as past.
create function public.is_due(next_attempt_at timestamptz, claimed_until timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select (next_attempt_at <= now() or next_attempt_at > now() + interval '26 hours')
    and (claimed_until is null or claimed_until <= now() or claimed_until > now() + interval '2 hours')
$$;

-- Returns whether the attempt that just failed was the last one. The deadline alone is not enough, because a machine
-- that was off for a day has not tried yet.
create function public.is_hopeless(attempts integer, give_up_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select attempts >= 99 or (attempts >= 11 and now() >= give_up_at)
$$;

-- Returns whether the address hash of a request is no longer needed for any rate limit.
create function public.may_forget_address(received_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select received_at < now() - interval '25 hours' or received_at > now() + interval '1 hour'
$$;

-- Puts a request's notifications back into the queue. Pending ones just become due immediately. Returns the number of
-- notifications, which is 0 if there is no such request.
create function public.requeue_quote_request(request_id uuid) returns integer
language plpgsql security definer set search_path = ''
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
    attempts = case when notification.status = 'pending' then notification.attempts else 0 end,
    -- Pending and suspect notifications keep their idempotency key.
    resends = notification.resends + case when notification.status in ('delivered', 'dead') then 1 else 0 end,
    claim = case when notification.status = 'pending' then notification.claim end,
    claimed_until = case when notification.status = 'pending' then notification.claimed_until end
  where notification.quote_request_id = requeue_quote_request.request_id;
  get diagnostics requeued = row_count;
  return requeued;
end;
$$;

-- Returns the request that a submission repeats, if any: the same content within ten minutes, from any device or page, or
-- the same content and key within a day. Any later submission is a new request. So is the same key with other content, so
-- that a cached form never swallows a lead.
create function public.find_repeated_quote_request(content_digest bytea, idempotency_key text)
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
    and (
      -- Later rows were written while the clock was wrong.
      (request.created_at > now() - interval '10 minutes' and request.created_at < now() + interval '5 minutes')
      -- A day ahead too, because a retry must find its request even if the clock has been set back in between.
      or (request.idempotency_key = idempotency_key and request.created_at > now() - interval '24 hours'
        and request.created_at < now() + interval '24 hours')
    )
  -- If the owner already has one of several, it is the answer.
  order by notification.status = 'suspect', request.created_at desc
  limit 1;
end;
$$;

-- Returns the daily limit that a submission has reached: address or phone (it is not stored), or shared-phone (it is held,
-- because anyone can type another person's number). A null limit disables its check, a null hash the one per address, and
-- a null key the one per phone. Rows that a wrong clock dated ahead are not counted.
create function public.reached_quote_limit(
  address_hash text,
  address_limit integer,
  phone_key text,
  phone_limit integer
) returns text
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  a_day_ago constant timestamptz := now() - interval '24 hours';
  soon constant timestamptz := now() + interval '5 minutes';
  by_phone bigint;
  by_both bigint;
begin
  -- Counting and storing must not interleave with another submission by the same visitor. All callers acquire the locks
  -- in this order, which prevents deadlocks.
  if address_hash is not null and address_limit is not null then
    perform pg_advisory_xact_lock(hashtextextended('address ' || address_hash, 0));
    if (select count(*) from public.quote_requests as request
        where request.address_hash = address_hash and request.created_at > a_day_ago
          and request.created_at < soon) >= address_limit then
      return 'address';
    end if;
  end if;
  if phone_key is not null and phone_limit is not null then
    perform pg_advisory_xact_lock(hashtextextended('phone ' || phone_key, 0));
    select count(*), count(*) filter (where request.address_hash = address_hash) into by_phone, by_both
    from public.quote_requests as request
    where request.phone_key = phone_key and request.created_at > a_day_ago and request.created_at < soon;
    if by_both >= phone_limit then
      return 'phone';
    elsif by_phone >= phone_limit then
      return 'shared-phone';
    end if;
  end if;
  return null;
end;
$$;

-- Stores a lead and its notifications in one transaction, deduplicated (find_repeated_quote_request) and within the limits
-- (reached_quote_limit).
--
-- outcome: stored; suspect (stored, nothing is sent); limited (nothing is stored, limited_by is address or phone). A
-- repeat is answered with the earlier request, and nothing is stored. A suspect submission that is repeated without its
-- flag comes from a person who clicked again, and is released.
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
  origin_subject text default null
) returns table (outcome text, quote_request_id uuid, is_new boolean, limited_by text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  whitespace constant text := E' \t\n\r\x0B\f';
  -- Autofill is as fast as a bot, so `too-fast` does not hold a request. No person fills in the honeypot.
  held boolean := coalesce(suspicion = 'honeypot', false);
  digest bytea;
  earlier record;
  violated_constraint text;
begin
  -- Null becomes empty, so that the check constraints also reject a missing value.
  first_name := btrim(coalesce(first_name, ''), whitespace);
  email := btrim(coalesce(email, ''), whitespace);
  phone := btrim(coalesce(phone, ''), whitespace);
  message := nullif(btrim(message, whitespace), '');
  -- A JSON array keeps the boundaries between fields: ('ab', 'c') is not ('a', 'bc').
  digest := sha256(convert_to(jsonb_build_array(first_name, email, phone, message)::text, 'UTF8'));

  select * into earlier from public.find_repeated_quote_request(digest, idempotency_key);
  if found then
    -- Clicking again indicates a person, but not whose phone number it is.
    is_new := earlier.is_held and not held and earlier.suspicion is distinct from 'many-requests';
    if is_new then
      perform public.requeue_quote_request(earlier.request_id);
    end if;
    outcome := case when earlier.is_held and not is_new then 'suspect' else 'stored' end;
    return query select outcome, earlier.request_id, is_new, null::text;
    return;
  end if;

  limited_by := public.reached_quote_limit(address_hash, address_limit, phone_key, phone_limit);
  if limited_by in ('address', 'phone') then
    return query select 'limited', null::uuid, false, limited_by;
    return;
  elsif limited_by = 'shared-phone' then
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
  return query select case when held then 'suspect' else 'stored' end, quote_request_id, true, null::text;
exception
  -- The original error contains the whole row in its details, and a lead's data must not end up in logs.
  when check_violation then
    get stacked diagnostics violated_constraint = constraint_name;
    raise exception 'quote request rejected: %', replace(violated_constraint, '_', ' ') using errcode = 'check_violation';
end;
$$;

-- Leases the notification that has been due longest to one worker, with everything an attempt needs. Its data is always
-- the same, because a provider recognizes a repeat by its identical content.
create function public.claim_quote_notification(only_request uuid default null)
returns table (
  notification_id uuid, claim uuid, channel text, resends integer,
  quote_request_id uuid, first_name text, email text, phone text, message text, received_at timestamptz,
  suspicion text, origin_page text, origin_subject text
)
language sql volatile security definer set search_path = ''
as $$
  with due as (
    select notification.id
    from public.quote_notifications as notification
    where notification.status = 'pending'
      and public.is_due(notification.next_attempt_at, notification.claimed_until)
      and (only_request is null or notification.quote_request_id = only_request)
    order by notification.next_attempt_at
    limit 1
    for update skip locked
  ), claimed as (
    update public.quote_notifications as notification set
      claim = gen_random_uuid(),
      -- An attempt may take two 10-second calls to the mail server and two 8-second calls to the database. A shorter
      -- lease would let a second worker send the same email at the same time.
      claimed_until = now() + interval '40 seconds',
      last_attempt_at = now()
    from due
    where notification.id = due.id
    returning notification.*
  )
  select claimed.id, claimed.claim, claimed.channel, claimed.resends, request.id, request.first_name, request.email,
         request.phone, request.message, request.created_at, request.suspicion, request.origin_page,
         request.origin_subject
  from claimed
  join public.quote_requests as request on request.id = claimed.quote_request_id
$$;

-- Records the result of one attempt and schedules the next one. Returns the status. Delivered is final. Each failure
-- doubles the delay, with jitter, and honors what the provider asked for until the deadline. A permanent failure gets the
-- longest delay right away.
create function public.record_notification_attempt(
  notification_id uuid,
  delivered boolean,
  error text default null,
  claim uuid default null,
  permanent boolean default false,
  retry_after_seconds numeric default null,
  retry_base_seconds numeric default 30
) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  current public.quote_notifications;
  base constant numeric := least(retry_base_seconds, 3600);
  longest constant numeric := base * 120;
  requested constant numeric := least(coalesce(retry_after_seconds, 0), 86400);
  wait numeric;
begin
  select * into current from public.quote_notifications as notification
  where notification.id = notification_id
  for update;
  if not found then
    raise exception 'notification not found: %', notification_id using errcode = 'invalid_parameter_value';
  end if;

  if delivered then
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

  -- Another worker delivered it or holds the lease now, so this failure no longer matters.
  if current.status <> 'pending' or current.claim is distinct from claim then
    update public.quote_notifications as notification set attempts = notification.attempts + 1
    where notification.id = current.id;
    return current.status;
  end if;

  wait := case
    when permanent then longest
    else least(base * 2 ^ least(current.attempts, 20), longest)
  end * (0.5 + random() / 2);
  wait := greatest(wait, requested + base * random());

  update public.quote_notifications as notification set
    attempts = notification.attempts + 1,
    last_attempt_at = now(),
    status = case when public.is_hopeless(notification.attempts, notification.give_up_at) then 'dead' else 'pending' end,
    -- One attempt is always made at the deadline, however long the delay would have been.
    next_attempt_at = case
      when notification.give_up_at > now() then
        least(now() + make_interval(secs => wait::double precision), notification.give_up_at)
      else now() + make_interval(secs => wait::double precision)
    end,
    -- A provider's response can be a whole web page, so keep only its beginning.
    last_error = left(error, 1000),
    claim = null,
    claimed_until = null
  where notification.id = current.id
  returning notification.status into current.status;
  return current.status;
end;
$$;

-- Ends notifications whose last attempt was cut off, and deletes address hashes that no rate limit needs any longer.
-- Returns the notifications that are now dead, for the log.
create function public.tidy_quote_outbox()
returns table (notification_id uuid, quote_request_id uuid, channel text)
language sql volatile security definer set search_path = ''
as $$
  with forgotten as (
    update public.quote_requests as request set address_hash = null
    where request.address_hash is not null and public.may_forget_address(request.created_at)
  ), cut_off as (
    update public.quote_notifications as notification set
      attempts = notification.attempts + 1,
      status = case when public.is_hopeless(notification.attempts, notification.give_up_at) then 'dead' else 'pending' end,
      claim = null,
      claimed_until = null,
      last_error = coalesce(notification.last_error, 'the last attempt was cut off')
    where notification.status = 'pending'
      and notification.claimed_until is not null
      and public.is_due(notification.next_attempt_at, notification.claimed_until)
      and notification.last_attempt_at >= notification.give_up_at
    returning notification.*
  )
  select cut_off.id, cut_off.quote_request_id, cut_off.channel from cut_off where cut_off.status = 'dead'
$$;

-- Returns whether a run of deliver-quote-emails would find any work. Checking is cheaper than running it.
create function public.quote_outbox_has_work() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.quote_notifications as notification
    where notification.status = 'pending' and public.is_due(notification.next_attempt_at, notification.claimed_until)
  ) or exists (
    select from public.quote_requests as request
    where request.address_hash is not null and public.may_forget_address(request.created_at)
  )
$$;

-- ----------------------------------------------------------------------------
-- Limits of the assistant: counted in the database because edge functions run in many processes. Only accessed through
-- the function below.

create table public.assistant_counts (
  -- A salted hash (functions/_shared/platform/visitor-hash.ts), never an address. All zeros is the shared counter.
  visitor text not null check (visitor ~ '^[0-9a-f]{64}$'),
  kind text not null check (kind in ('question', 'model')),
  period_start timestamptz not null,
  count integer not null check (count > 0),
  primary key (visitor, kind, period_start)
);

comment on table public.assistant_counts is
  'How often the assistant, or the model behind it, was asked in a period. Rows are removed after a day.';

create index assistant_counts_by_age on public.assistant_counts (period_start);

alter table public.assistant_counts enable row level security;

-- Counts one use by a visitor. Returns 0 if it is allowed, otherwise the seconds until the next one is.
create function public.count_assistant_use(visitor text, kind text, most integer, period_seconds integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  length constant double precision := period_seconds;
  started constant timestamptz := to_timestamp(floor(extract(epoch from now())::double precision / length) * length);
  used integer;
begin
  delete from public.assistant_counts where period_start < now() - interval '1 day';

  -- The count stops one above the limit, so that a flood cannot overflow it.
  insert into public.assistant_counts as counted (visitor, kind, period_start, count)
  values (count_assistant_use.visitor, count_assistant_use.kind, started, 1)
  on conflict (visitor, kind, period_start) do update
    set count = least(counted.count, count_assistant_use.most) + 1
  returning counted.count into used;

  if used <= most then
    return 0;
  end if;
  return greatest(1, ceil(length - extract(epoch from now() - started)))::integer;
end;
$$;

-- ----------------------------------------------------------------------------
-- The owner's functions, called by the commands (npm run quotes, reviews, videos).

-- The owner's progress with a lead. No row means new.
create table public.quote_progress (
  quote_request_id uuid primary key references public.quote_requests (id) on delete cascade,
  status text not null constraint known_progress check (status in ('called', 'won', 'lost')),
  changed_at timestamptz not null default now()
);

comment on table public.quote_progress is 'Owner''s progress with each lead. Written only by mark_quote_request().';

alter table public.quote_progress enable row level security;

create view public.quote_request_overview with (security_invoker = true) as
select
  request.id, request.created_at, request.first_name, request.email, request.phone, request.message,
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
  coalesce(progress.status, 'new') as progress
from public.quote_requests as request
left join public.quote_progress as progress on progress.quote_request_id = request.id
left join public.quote_notifications as notification
  on notification.quote_request_id = request.id and notification.channel = 'email'
left join public.quote_notifications as webhook
  on webhook.quote_request_id = request.id and webhook.channel = 'webhook';

comment on view public.quote_request_overview is 'One row per quote request, with the state of its notifications.';

-- Sets the owner's progress with a request. Returns the number of requests with that id.
create function public.mark_quote_request(request_id uuid, progress text) returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.quote_progress as known where known.quote_request_id = request_id;
  insert into public.quote_progress (quote_request_id, status)
  select request.id, progress from public.quote_requests as request
  where request.id = request_id and progress <> 'new';
  return (select count(*) from public.quote_requests as request where request.id = request_id);
end;
$$;

-- Deletes requests received before the given time, except those still being delivered. Returns how many.
create function public.purge_quote_requests(received_before timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  purged integer;
begin
  -- Keeps a typo from deleting everything.
  if received_before is null or received_before > now() - interval '1 day' then
    raise exception 'only requests older than one day can be purged' using errcode = 'invalid_parameter_value';
  end if;
  delete from public.quote_requests as request
  where request.created_at < received_before
    and not exists (
      select from public.quote_notifications as notification
      where notification.quote_request_id = request.id and notification.status = 'pending'
    );
  get diagnostics purged = row_count;
  return purged;
end;
$$;

-- Deletes every request of one person, found by email address in any format or by the key of the phone number, including
-- those still to be delivered. Returns what was deleted, so that the files of the notifications can be deleted too.
create function public.forget_person(contact text, phone_key text default null)
returns table (request_id uuid, notification_id uuid, email text, phone text)
language plpgsql security definer set search_path = ''
as $$
declare
  is_email constant boolean := coalesce(normalize(contact, NFKC) ~ '@', false);
begin
  -- A few digits are not a phone number, and could match a stranger's request.
  if not is_email and phone_key is null then
    raise exception 'an email address or a full phone number is required' using errcode = 'invalid_parameter_value';
  end if;
  return query
  with person as (
    select request.id, request.email, request.phone
    from public.quote_requests as request
    where case
      when is_email then public.normalized_email(request.email) = public.normalized_email(contact)
      else request.phone_key = forget_person.phone_key
    end
  ), matching as (
    select person.id, notification.id as notification, person.email, person.phone
    from person left join public.quote_notifications as notification on notification.quote_request_id = person.id
  ), deleted as (
    delete from public.quote_requests as request using person where request.id = person.id
  )
  select matching.id, matching.notification, matching.email, matching.phone from matching;
end;
$$;

-- Returns whether a row is one of seed.sql's samples, which are deleted with the first real row.
create function public.is_sample_row(id uuid) returns boolean
language sql immutable set search_path = ''
as $$
  select id::text ~ '^(5a3b1e00|f11a0000)-0000-4000-8000-'
$$;

-- Adds all reviews ([{"author", "rating", "text", "reviewed_on"}]) or none, skips existing ones, returns the new ids.
create function public.import_reviews(reviews jsonb, published boolean default true) returns setof uuid
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.reviews as review where public.is_sample_row(review.id);
  return query
  insert into public.reviews as review (author, rating, text, reviewed_on, published)
  select distinct btrim(given.author), given.rating, btrim(given.text), given.reviewed_on, import_reviews.published
  from jsonb_to_recordset(import_reviews.reviews)
    as given (author text, rating smallint, text text, reviewed_on date)
  where not exists (
    select from public.reviews as known
    where known.author = btrim(given.author) and known.text = btrim(given.text)
      and known.rating = given.rating and known.reviewed_on = given.reviewed_on
  )
  returning review.id;
end;
$$;

-- Publishes or hides one review. Returns the number of reviews with that id.
create function public.publish_review(review_id uuid, published boolean) returns integer
language plpgsql security definer set search_path = ''
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

-- ----------------------------------------------------------------------------
-- Privileges. Supabase grants everything on new objects to the API roles, so revoke that first. Leads are personal data,
-- so the server role can read them but only write them through the functions.

revoke all on all tables in schema public from anon, authenticated, service_role;
revoke all on all functions in schema public from public, anon, authenticated;

grant select on public.pressure_washing_videos, public.service_videos, public.reviews to anon, authenticated;

grant all on public.pressure_washing_videos, public.service_videos, public.reviews to service_role;
grant select on public.knowledge, public.quote_requests, public.quote_notifications, public.quote_progress,
  public.quote_request_overview to service_role;
grant execute on all functions in schema public to service_role;
