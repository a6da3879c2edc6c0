-- Quote requests: the leads.

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
  suspicion text constraint known_suspicion check (suspicion in ('honeypot', 'many-requests')),
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
grant select on public.quote_requests to service_role;
