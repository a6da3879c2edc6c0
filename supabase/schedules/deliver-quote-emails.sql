-- For a hosted project. Run once in its SQL editor after adding the two secrets below to the Vault (see
-- docs/operating.md). Running it again replaces the schedule. Not a migration, because the local Supabase has a timer
-- instead of pg_cron, pg_net and the Vault.
--
--   select vault.create_secret('https://<project>.supabase.co', 'project_url');
--   select vault.create_secret('<the DELIVERY_SECRET of the functions>', 'delivery_secret');

create extension if not exists pg_cron;
create extension if not exists pg_net;

-- Every minute, but only if the outbox has work, so that an idle site calls no function.
select cron.schedule(
  'deliver-quote-emails',
  '* * * * *',
  $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
        || '/functions/v1/deliver-quote-emails',
      headers := jsonb_build_object(
        'Content-Type', 'application/json',
        'Authorization', 'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'delivery_secret')
      ),
      body := '{}'::jsonb,
      timeout_milliseconds := 60000
    )
    where public.quote_outbox_has_work();
  $job$
);
