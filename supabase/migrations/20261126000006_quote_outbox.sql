-- One row per request and notification channel, with the time of the next attempt, a deadline, and a lease that expires, so
-- that a killed worker holds nothing back.

create table public.quote_notifications (
  id uuid primary key default gen_random_uuid(),
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  -- An alert tells the owner that another notification of the request is dead.
  channel text not null default 'email'
    constraint known_channel check (channel in ('email', 'webhook', 'email-alert', 'webhook-alert')),
  -- dead: no more retries, the owner has to act. suspect: looks automated, held until the owner releases it.
  status text not null default 'pending'
    constraint known_status check (status in ('pending', 'delivered', 'dead', 'suspect')),
  attempts integer not null default 0 check (attempts >= 0),
  last_error text,
  created_at timestamptz not null default now(),
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
grant select on public.quote_notifications to service_role;

-- Leases the notification that has been due longest to one worker, with everything an attempt needs. Its data is always
-- the same, because a provider recognizes a repeat by its identical content.
create function public.claim_quote_notification(only_request uuid default null)
returns table (
  notification_id uuid, claim uuid, channel text, resends integer,
  quote_request_id uuid, first_name text, email text, phone text, message text, received_at timestamptz,
  origin_page text, origin_subject text
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
      -- lease would let a second worker send the same email at the same time.
      claimed_until = now() + interval '40 seconds'
    from due
    where notification.id = due.id
    returning notification.*
  )
  select claimed.id, claimed.claim, claimed.channel, claimed.resends, request.id, request.first_name, request.email,
         request.phone, request.message, request.created_at, request.origin_page, request.origin_subject
  from claimed
  join public.quote_requests as request on request.id = claimed.quote_request_id
$$;
