-- Records the result of one attempt and schedules the next one. Returns the status. Delivered is final. Each failure
-- doubles the wait, from half a minute to an hour, of which half is random. A permanent failure waits the longest at
-- once, and what a provider asks for is honored. A notification dies after a day, but not before its twelfth attempt,
-- because the machine may have been off.
create function public.record_notification_attempt(
  notification_id uuid,
  claim uuid,
  delivered boolean,
  error text default null,
  permanent boolean default false,
  retry_after_seconds numeric default null
) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  current public.quote_notifications;
  wait_seconds double precision;
  next_attempt_at timestamptz;
begin
  select * into current from public.quote_notifications as notification
  where notification.id = notification_id
  for update;

  if delivered then
    update public.quote_notifications as notification set
      attempts = notification.attempts + 1,
      status = 'delivered',
      delivered_at = coalesce(notification.delivered_at, now()),
      last_error = null,
      claim = null,
      claimed_until = null
    where notification.id = notification_id
      -- An alert by email contains the whole lead.
      or (current.channel = 'email-alert' and notification.quote_request_id = current.quote_request_id
        and notification.channel = 'email' and notification.status = 'dead');
    return 'delivered';
  end if;

  -- Another worker delivered it or holds the lease now, so this failure no longer matters.
  if current.status <> 'pending' or current.claim is distinct from claim then
    return current.status;
  end if;

  wait_seconds := case when permanent then 3600 else least(30 * 2 ^ least(current.attempts, 7), 3600) end;
  wait_seconds := wait_seconds * (0.5 + random() / 2);
  wait_seconds := greatest(wait_seconds, least(coalesce(retry_after_seconds, 0), 86400));
  next_attempt_at := now() + make_interval(secs => wait_seconds);

  update public.quote_notifications as notification set
    attempts = notification.attempts + 1,
    status = case
      when notification.attempts >= 11 and next_attempt_at >= notification.give_up_at then 'dead'
      else 'pending'
    end,
    next_attempt_at = next_attempt_at,
    -- A provider's response can be a whole web page, so keep only its beginning.
    last_error = left(error, 1000),
    claim = null,
    claimed_until = null
  where notification.id = notification_id
  returning notification.status into current.status;

  if current.status = 'dead' and current.channel in ('email', 'webhook') then
    perform public.alert_owner(current.quote_request_id, current.channel);
  end if;
  return current.status;
end;
$$;

-- Tells the owner of a dead notification by the other channel, or by a second email a day later if there is no other.
create function public.alert_owner(request_id uuid, dead_channel text) returns void
language plpgsql set search_path = ''
as $$
declare
  other constant text := case when dead_channel = 'webhook' then 'email' else 'webhook' end;
  has_other constant boolean := exists (
    select from public.quote_notifications as notification
    where notification.quote_request_id = request_id and notification.channel = other
  );
  alert_at constant timestamptz := case when has_other then now() else now() + interval '1 day' end;
begin
  insert into public.quote_notifications (quote_request_id, channel, next_attempt_at, give_up_at)
  values (request_id, case when has_other then other else 'email' end || '-alert', alert_at, alert_at + interval '24 hours');
end;
$$;

-- Puts a request's notifications back into the queue and starts another day of attempts. Returns the number of
-- notifications, which is 0 if there is no such request.
create function public.requeue_quote_request(request_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  requeued integer;
begin
  update public.quote_requests as request set suspicion = null
  where request.id = requeue_quote_request.request_id and request.suspicion is not null;

  delete from public.quote_notifications as alert
  where alert.quote_request_id = requeue_quote_request.request_id and alert.channel in ('email-alert', 'webhook-alert');

  update public.quote_notifications as notification set
    status = 'pending',
    next_attempt_at = now(),
    give_up_at = now() + interval '24 hours',
    delivered_at = null,
    attempts = 0,
    -- Pending and suspect notifications keep their idempotency key.
    resends = notification.resends + case when notification.status in ('delivered', 'dead') then 1 else 0 end
  where notification.quote_request_id = requeue_quote_request.request_id;
  get diagnostics requeued = row_count;
  return requeued;
end;
$$;
