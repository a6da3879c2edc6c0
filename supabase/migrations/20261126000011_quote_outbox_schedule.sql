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
