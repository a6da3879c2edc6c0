-- Returns whether the attempt that just failed was the last one. The deadline alone is not enough, because a machine
-- that was off for a day has not tried yet.
create function public.is_hopeless(attempts integer, give_up_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select attempts >= 99 or (attempts >= 11 and now() >= give_up_at)
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
