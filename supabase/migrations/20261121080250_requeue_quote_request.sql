-- Puts a request's mail and webhook back into the queue: what the owner gave up on, lost, or wants again. A
-- flagged request is thereby cleared. One that is still being tried only becomes due at once. Returns how many
-- notifications are on their way now; 0 when there is no such request.
create function public.requeue_quote_request(request_id uuid) returns integer
language plpgsql
security definer
set search_path = ''
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
    -- What was never sent keeps its key: nobody can have received it.
    resends = notification.resends + case when notification.status in ('delivered', 'dead') then 1 else 0 end,
    claim = case when notification.status = 'pending' then notification.claim end,
    claimed_until = case when notification.status = 'pending' then notification.claimed_until end
  where notification.quote_request_id = requeue_quote_request.request_id
    and notification.channel <> 'auto-reply';
  get diagnostics requeued = row_count;
  return requeued;
end;
$$;

comment on function public.requeue_quote_request(uuid) is
  'Sends the notifications of a request again, or now; returns how many there are.';

-- A form that mails strangers on request is a weapon: one auto-reply a day for an address, fifty a day in all.
create function public.may_auto_reply(recipient text) returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  -- Two submissions at once must not both find the last free place.
  select pg_advisory_xact_lock(hashtextextended('auto-reply', 0));
  select count(*) < 50 and count(*) filter (where lower(request.email) = lower(recipient)) = 0
  from public.quote_notifications as notification
  join public.quote_requests as request on request.id = notification.quote_request_id
  where notification.channel = 'auto-reply' and notification.created_at > now() - interval '24 hours';
$$;

comment on function public.may_auto_reply(text) is 'Whether an address may be sent an automatic answer now.';

revoke all on function public.requeue_quote_request(uuid) from public, anon, authenticated;
revoke all on function public.may_auto_reply(text) from public, anon, authenticated, service_role;
grant execute on function public.requeue_quote_request(uuid) to service_role;
