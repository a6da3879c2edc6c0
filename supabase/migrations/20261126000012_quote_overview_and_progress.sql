-- The owner's progress with a lead. No row means new.
create table public.quote_progress (
  quote_request_id uuid primary key references public.quote_requests (id) on delete cascade,
  status text not null constraint known_progress check (status in ('called', 'won', 'lost')),
  changed_at timestamptz not null default now()
);

comment on table public.quote_progress is 'Owner''s progress with each lead. Written only by mark_quote_request().';

alter table public.quote_progress enable row level security;
grant select on public.quote_progress to service_role;

create view public.quote_request_overview with (security_invoker = true) as
select
  request.id, request.created_at, request.first_name, request.email, request.phone, request.message,
  notification.status as notification_status,
  notification.attempts as notification_attempts,
  notification.last_error as notification_last_error,
  notification.delivered_at,
  case when notification.status = 'pending' then notification.next_attempt_at end as notification_next_attempt_at,
  request.suspicion,
  webhook.status as webhook_status,
  webhook.attempts as webhook_attempts,
  webhook.last_error as webhook_last_error,
  request.origin_page,
  request.origin_subject,
  coalesce(progress.status, 'new') as progress
from public.quote_requests as request
left join public.quote_progress as progress on progress.quote_request_id = request.id
left join public.quote_notifications as notification
  on notification.quote_request_id = request.id and notification.channel = 'email'
left join public.quote_notifications as webhook
  on webhook.quote_request_id = request.id and webhook.channel = 'webhook';

comment on view public.quote_request_overview is 'One row per quote request, with the state of its notifications.';
grant select on public.quote_request_overview to service_role;

-- Sets the owner's progress with a request. Returns the number of requests with that id.
create function public.mark_quote_request(request_id uuid, progress text) returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.quote_progress as known where known.quote_request_id = request_id;
  insert into public.quote_progress (quote_request_id, status)
  select request.id, progress from public.quote_requests as request
  where request.id = request_id and progress <> 'new';
  return (select count(*) from public.quote_requests as request where request.id = request_id);
end;
$$;
