-- The outbox grows up: several channels, a time for the next attempt, a deadline, and claims that run out, so
-- that a worker that was killed in the middle keeps nothing back.

alter table public.quote_notifications
  drop constraint quote_notifications_channel_check,
  drop constraint quote_notifications_status_check,
  add constraint known_channel check (channel in ('email', 'webhook', 'auto-reply')),
  -- dead: given up, for the owner to see. suspect: looks automated, kept back until the owner says otherwise.
  add constraint known_status check (status in ('pending', 'delivered', 'dead', 'suspect')),
  add column next_attempt_at timestamptz not null default now(),
  add column give_up_at timestamptz not null default now() + interval '24 hours',
  add column claim uuid,
  add column claimed_until timestamptz,
  -- How often the owner asked for it again. Part of the provider's idempotency key: a mail asked for again is
  -- another mail, while every automatic attempt is the same one.
  add column resends integer not null default 0 check (resends >= 0),
  add constraint a_claim_runs_out check ((claim is null) = (claimed_until is null));

create index quote_notifications_due on public.quote_notifications (next_attempt_at) where status = 'pending';

alter table public.quote_requests
  -- Made by the function with a secret salt; the address itself is never stored, and this only for a day.
  add column address_hash text constraint address_hash_is_64_hexadecimal_digits check (address_hash ~ '^[0-9a-f]{64}$'),
  add column suspicion text constraint known_suspicion check (suspicion in ('honeypot', 'too-fast')),
  -- One telephone, however it was typed. Without any digit: the words.
  add column phone_key text not null generated always as (
    coalesce(nullif(right(regexp_replace(phone, '[^0-9]', '', 'g'), 10), ''), lower(phone))
  ) stored;

create index quote_requests_recent_address on public.quote_requests (address_hash, created_at)
  where address_hash is not null;
create index quote_requests_recent_phone on public.quote_requests (phone_key, created_at);

comment on table public.quote_notifications is 'Outbox. Written only by SQL functions.';
