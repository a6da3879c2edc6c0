-- What the owner wants to see: every lead with the state of its notification, one row a request.

create view public.quote_request_overview with (security_invoker = true) as
select
  request.id,
  request.created_at,
  request.first_name,
  request.email,
  request.phone,
  notification.status as notification_status,
  notification.attempts as notification_attempts,
  notification.last_error as notification_last_error,
  notification.delivered_at
from public.quote_requests as request
left join public.quote_notifications as notification
  on notification.quote_request_id = request.id and notification.channel = 'email';

comment on view public.quote_request_overview is 'One row a quote request, with the state of its e-mail notification.';

revoke all on public.quote_request_overview from public, anon, authenticated, service_role;
grant select on public.quote_request_overview to service_role;
