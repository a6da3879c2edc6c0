-- Supabase grants everything on new objects to the API roles, so revoke that first. Leads are personal data,
-- so the server role can read them but only write them through the functions.

revoke all on all tables in schema public from anon, authenticated, service_role;
revoke all on all functions in schema public from public, anon, authenticated;

grant select on public.pressure_washing_videos, public.service_videos, public.reviews to anon, authenticated;

grant all on public.pressure_washing_videos, public.service_videos, public.reviews to service_role;
grant select on public.knowledge, public.quote_requests, public.quote_notifications, public.quote_progress,
  public.quote_request_overview to service_role;
grant execute on all functions in schema public to service_role;
