-- What the owner wants to see: every lead with the state of its notifications, one row a request.

create view public.quote_request_overview with (security_invoker = true) as
select
  request.id,
  request.created_at,
  request.first_name,
  request.email,
  request.phone,
  request.message,
  notification.status as notification_status,
  notification.attempts as notification_attempts,
  notification.last_error as notification_last_error,
  notification.delivered_at,
  case when notification.status = 'pending' then notification.next_attempt_at end as notification_next_attempt_at,
  request.suspicion,
  webhook.status as webhook_status,
  webhook.attempts as webhook_attempts,
  webhook.last_error as webhook_last_error
from public.quote_requests as request
left join public.quote_notifications as notification
  on notification.quote_request_id = request.id and notification.channel = 'email'
left join public.quote_notifications as webhook
  on webhook.quote_request_id = request.id and webhook.channel = 'webhook';

comment on view public.quote_request_overview is 'One row a quote request, with the state of its notifications.';

revoke all on public.quote_request_overview from public, anon, authenticated, service_role;
grant select on public.quote_request_overview to service_role;

-- Retention: deletes requests received before a moment, with everything that belongs to them. What is still
-- being delivered stays: deleting it would lose a lead nobody has read.
create function public.purge_quote_requests(received_before timestamptz) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  purged integer;
begin
  -- A slip of the keyboard must not empty the list.
  if received_before is null or received_before > now() - interval '1 day' then
    raise exception using
      errcode = 'invalid_parameter_value',
      message = 'only requests older than a day can be purged';
  end if;
  delete from public.quote_requests as request
  where request.created_at < received_before
    and not exists (
      select from public.quote_notifications as notification
      where notification.quote_request_id = request.id and notification.status = 'pending'
    );
  get diagnostics purged = row_count;
  return purged;
end;
$$;

comment on function public.purge_quote_requests(timestamptz) is
  'Deletes old quote requests for good, except those still being delivered; returns how many.';

revoke all on function public.purge_quote_requests(timestamptz) from public, anon, authenticated;
grant execute on function public.purge_quote_requests(timestamptz) to service_role;
