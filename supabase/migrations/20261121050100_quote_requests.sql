-- A visitor's request for a quote, and the outbox of what tells about it.
-- The check constraints are the one place where the database's limits are written; the numbers equal those of
-- functions/_shared/quote-fields.ts. Their names end up in the error a caller reads.

create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  first_name text not null constraint first_name_has_1_to_100_characters check (char_length(first_name) between 1 and 100),
  email text not null constraint email_has_1_to_254_characters check (char_length(email) between 1 and 254),
  phone text not null constraint phone_has_1_to_40_characters check (char_length(phone) between 1 and 40),
  -- Only where the site asks for it.
  message text constraint message_has_1_to_1000_characters check (char_length(message) between 1 and 1000),
  idempotency_key text constraint idempotency_key_has_1_to_200_visible_ascii_characters check (idempotency_key ~ '^[!-~]{1,200}$'),
  -- Fingerprint of all that was typed: tells a repeated submission from another one.
  content_digest bytea not null,
  created_at timestamptz not null default now(),
  -- Made by the function with a secret salt; the address itself is never stored, and this only for a day.
  address_hash text constraint address_hash_is_64_hexadecimal_digits check (address_hash ~ '^[0-9a-f]{64}$'),
  suspicion text constraint known_suspicion check (suspicion in ('honeypot', 'too-fast')),
  -- One telephone, however it was typed. Without any digit: the words.
  phone_key text not null generated always as (
    coalesce(nullif(right(regexp_replace(phone, '[^0-9]', '', 'g'), 10), ''), lower(phone))
  ) stored
);

comment on table public.quote_requests is 'Leads. Written only by submit_quote_request().';

create unique index quote_requests_once_per_key on public.quote_requests (idempotency_key, content_digest)
  where idempotency_key is not null;
create index quote_requests_recent_content on public.quote_requests (content_digest, created_at);
create index quote_requests_newest_first on public.quote_requests (created_at desc, id);
create index quote_requests_recent_address on public.quote_requests (address_hash, created_at)
  where address_hash is not null;
create index quote_requests_recent_phone on public.quote_requests (phone_key, created_at);

-- The outbox: one row for each way of telling about a request, with a time for the next attempt, a deadline, and
-- a claim that runs out, so that a worker that was killed in the middle keeps nothing back.
create table public.quote_notifications (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  channel text not null default 'email' constraint known_channel check (channel in ('email', 'webhook', 'auto-reply')),
  -- dead: given up, for the owner to see. suspect: looks automated, kept back until the owner says otherwise.
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
  -- How often the owner asked for it again. Part of the provider's idempotency key: a mail asked for again is
  -- another mail, while every automatic attempt is the same one.
  resends integer not null default 0 check (resends >= 0),
  constraint delivered_has_a_time check ((status = 'delivered') = (delivered_at is not null)),
  constraint a_claim_runs_out check ((claim is null) = (claimed_until is null)),
  constraint one_per_request_and_channel unique (quote_request_id, channel)
);

comment on table public.quote_notifications is 'Outbox. Written only by SQL functions.';

create index quote_notifications_due on public.quote_notifications (next_attempt_at) where status = 'pending';

alter table public.quote_requests enable row level security;
alter table public.quote_notifications enable row level security;

-- Leads are personal data: no API role but the server's may see them, and even that one writes through
-- functions only. Supabase's default privileges have to be taken back one by one.
revoke all on public.quote_requests, public.quote_notifications from public, anon, authenticated, service_role;
grant select on public.quote_requests, public.quote_notifications to service_role;
