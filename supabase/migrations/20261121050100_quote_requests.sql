-- A visitor's request for a quote, and the outbox of the e-mails that tell the owner about it.
-- The check constraints are the one place where the database's limits are written; the numbers equal
-- quoteFieldLimits in functions/_shared/quote-contract.ts. Their names end up in the error a caller reads.

create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  first_name text not null constraint first_name_has_1_to_100_characters check (char_length(first_name) between 1 and 100),
  email text not null constraint email_has_1_to_254_characters check (char_length(email) between 1 and 254),
  phone text not null constraint phone_has_1_to_40_characters check (char_length(phone) between 1 and 40),
  idempotency_key text constraint idempotency_key_has_1_to_200_visible_ascii_characters check (idempotency_key ~ '^[!-~]{1,200}$'),
  -- Fingerprint of first name, e-mail and phone together: tells a repeated submission from another one.
  content_digest bytea not null,
  created_at timestamptz not null default now()
);

comment on table public.quote_requests is 'Leads. Written only by submit_quote_request().';

create unique index quote_requests_once_per_key on public.quote_requests (idempotency_key, content_digest)
  where idempotency_key is not null;
create index quote_requests_recent_content on public.quote_requests (content_digest, created_at);
create index quote_requests_newest_first on public.quote_requests (created_at desc, id);

create table public.quote_notifications (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  channel text not null default 'email' check (channel = 'email'),
  status text not null default 'pending' check (status in ('pending', 'delivered')),
  attempts integer not null default 0 check (attempts >= 0),
  last_error text,
  created_at timestamptz not null default now(),
  last_attempt_at timestamptz,
  delivered_at timestamptz,
  constraint delivered_has_a_time check ((status = 'delivered') = (delivered_at is not null)),
  constraint one_per_request_and_channel unique (quote_request_id, channel)
);

comment on table public.quote_notifications is 'Outbox. Written only by submit_quote_request() and record_notification_attempt().';

alter table public.quote_requests enable row level security;
alter table public.quote_notifications enable row level security;

-- Leads are personal data: no API role but the server's may see them, and even that one writes through
-- functions only. Supabase's default privileges have to be taken back one by one.
revoke all on public.quote_requests, public.quote_notifications from public, anon, authenticated, service_role;
grant select on public.quote_requests, public.quote_notifications to service_role;
