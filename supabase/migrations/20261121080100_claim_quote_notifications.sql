-- Takes due notifications out of the queue for one worker. The claim is a lease: it runs out by itself, so a
-- killed worker's notification is due again, and nobody else gets it before. Returns everything an attempt
-- needs, always the same for one notification: a provider recognizes a repeat by identical content.

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
  received_at timestamptz
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
         request.phone, request.message, request.created_at
  from claimed
  join public.quote_requests as request on request.id = claimed.quote_request_id;
$$;

comment on function public.claim_quote_notifications(integer, integer, uuid) is
  'Leases due notifications to one worker, with all it needs to deliver them.';

-- Whether a run of deliver-quote-emails would find anything to do: asking is cheaper than running it.
create function public.quote_outbox_has_work() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.quote_notifications as notification
    where notification.status = 'pending'
      and notification.next_attempt_at <= now()
      and (notification.claimed_until is null or notification.claimed_until <= now())
  ) or exists (
    select from public.quote_requests as request
    where request.address_hash is not null and request.created_at < now() - interval '25 hours'
  );
$$;

comment on function public.quote_outbox_has_work() is 'True when deliver-quote-emails has something to do.';

-- What nobody else does: buries notifications whose last attempt was cut off, and forgets from where requests
-- came once the limits no longer need it. Returns what it buried, for the log.
create function public.tidy_quote_outbox()
returns table (notification_id uuid, quote_request_id uuid, channel text)
language sql
volatile
security definer
set search_path = ''
as $$
  with forgotten as (
    update public.quote_requests as request set address_hash = null
    where request.address_hash is not null and request.created_at < now() - interval '25 hours'
  )
  update public.quote_notifications as notification set
    status = 'dead',
    claim = null,
    claimed_until = null,
    last_error = coalesce(notification.last_error, 'the last attempt was cut off')
  where notification.status = 'pending'
    and notification.claimed_until <= now()
    -- An attempt that began before the deadline and was cut off is followed by another one.
    and notification.last_attempt_at >= notification.give_up_at
  returning notification.id, notification.quote_request_id, notification.channel;
$$;

comment on function public.tidy_quote_outbox() is
  'Buries notifications whose last attempt was cut off and forgets address hashes after a day.';

revoke all on function public.claim_quote_notifications(integer, integer, uuid) from public, anon, authenticated;
revoke all on function public.quote_outbox_has_work() from public, anon, authenticated;
revoke all on function public.tidy_quote_outbox() from public, anon, authenticated;
grant execute on function public.claim_quote_notifications(integer, integer, uuid) to service_role;
grant execute on function public.quote_outbox_has_work() to service_role;
grant execute on function public.tidy_quote_outbox() to service_role;
