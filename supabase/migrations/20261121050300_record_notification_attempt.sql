-- Writes down how one attempt to deliver a notification ended. Delivered is final: a late failure of a
-- parallel attempt still counts as an attempt but never takes the delivery back.

create function public.record_notification_attempt(
  notification_id uuid,
  delivered boolean,
  error text default null
) returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  succeeded constant boolean := coalesce(record_notification_attempt.delivered, false);
begin
  update public.quote_notifications as notification set
    attempts = notification.attempts + 1,
    last_attempt_at = now(),
    status = case when succeeded then 'delivered' else notification.status end,
    delivered_at = case when succeeded then coalesce(notification.delivered_at, now()) else notification.delivered_at end,
    last_error = case
      when succeeded or notification.status = 'delivered' then null
      -- A provider's answer can be a whole web page; its beginning says enough.
      else left(record_notification_attempt.error, 1000)
    end
  where notification.id = record_notification_attempt.notification_id;

  if not found then
    raise exception using
      errcode = 'invalid_parameter_value',
      message = format('there is no notification %s', record_notification_attempt.notification_id);
  end if;
end;
$$;

comment on function public.record_notification_attempt(uuid, boolean, text) is
  'Counts one delivery attempt of a notification and marks it delivered once and for all.';

revoke all on function public.record_notification_attempt(uuid, boolean, text) from public, anon, authenticated;
grant execute on function public.record_notification_attempt(uuid, boolean, text) to service_role;
