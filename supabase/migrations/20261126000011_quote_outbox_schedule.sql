-- Returns whether a run of deliver-quote-emails would find any work. Checking is cheaper than running it.
create function public.quote_outbox_has_work() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.quote_notifications
    where status = 'pending' and next_attempt_at <= now() and (claimed_until is null or claimed_until <= now())
  ) or exists (
    select from public.quote_requests where address_hash is not null and created_at < now() - interval '25 hours'
  ) or exists (
    select from public.assistant_counts where period_start < now() - interval '25 hours'
  ) or exists (
    select from public.quote_requests where created_at < now() - interval '12 months'
  )
$$;

-- Deletes what the privacy notice promises to delete: hashed addresses, which no limit needs after a day, and requests
-- after twelve months.
create function public.delete_expired_data() returns void
language sql volatile security definer set search_path = ''
as $$
  update public.quote_requests set address_hash = null
  where address_hash is not null and created_at < now() - interval '25 hours';
  delete from public.assistant_counts where period_start < now() - interval '25 hours';
  delete from public.quote_requests where created_at < now() - interval '12 months';
$$;

-- Returns whether supabase/schedules/deliver-quote-emails.sql was run. Only a hosted project has pg_cron.
create function public.has_delivery_schedule() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if to_regclass('cron.job') is null then
    return false;
  end if;
  return exists (select from cron.job where jobname = 'deliver-quote-emails' and active);
end;
$$;
