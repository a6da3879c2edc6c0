-- Writes down how one attempt ended, and when the next one is due. Delivered is final. A failure waits twice as
-- long each time, with jitter so that a hundred failures do not come back together, never shorter than the
-- provider asked for; a refusal that trying again will not change waits for the longest step at once. After
-- the deadline the notification is dead.

create function public.record_notification_attempt(
  notification_id uuid,
  delivered boolean,
  error text default null,
  claim uuid default null,
  permanent boolean default false,
  retry_after_seconds numeric default null,
  retry_base_seconds numeric default 30
) returns text
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  current public.quote_notifications;
  succeeded constant boolean := coalesce(record_notification_attempt.delivered, false);
  base constant numeric := least(greatest(coalesce(record_notification_attempt.retry_base_seconds, 30), 0.01), 3600);
  longest constant numeric := base * 120;
  asked constant numeric := least(greatest(coalesce(record_notification_attempt.retry_after_seconds, 0), 0), 86400);
  wait numeric;
begin
  select * into current from public.quote_notifications as notification
  where notification.id = record_notification_attempt.notification_id
  for update;
  if not found then
    raise exception using
      errcode = 'invalid_parameter_value',
      message = format('there is no notification %s', record_notification_attempt.notification_id);
  end if;

  if succeeded then
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

  -- Somebody else delivered it, holds it now, or it is over: this failure decides nothing any more.
  if current.status <> 'pending' or current.claim is distinct from record_notification_attempt.claim then
    update public.quote_notifications as notification set attempts = notification.attempts + 1
    where notification.id = current.id;
    return current.status;
  end if;

  wait := case
    when coalesce(record_notification_attempt.permanent, false) then longest
    else least(base * 2 ^ least(current.attempts, 20), longest)
  end * (0.5 + random() / 2);
  wait := greatest(wait, asked + base * random());

  update public.quote_notifications as notification set
    attempts = notification.attempts + 1,
    last_attempt_at = now(),
    status = case when now() >= notification.give_up_at then 'dead' else 'pending' end,
    -- The last attempt comes at the deadline, however long the wait would have been.
    next_attempt_at = least(now() + make_interval(secs => wait::double precision), greatest(notification.give_up_at, now())),
    -- A provider's answer can be a whole web page; its beginning says enough.
    last_error = left(record_notification_attempt.error, 1000),
    claim = null,
    claimed_until = null
  where notification.id = current.id
  returning notification.status into current.status;
  return current.status;
end;
$$;

comment on function public.record_notification_attempt(uuid, boolean, text, uuid, boolean, numeric, numeric) is
  'Counts one attempt, marks the notification delivered or sets the time of the next attempt; returns the status.';

revoke all on function public.record_notification_attempt(uuid, boolean, text, uuid, boolean, numeric, numeric)
  from public, anon, authenticated;
grant execute on function public.record_notification_attempt(uuid, boolean, text, uuid, boolean, numeric, numeric)
  to service_role;
