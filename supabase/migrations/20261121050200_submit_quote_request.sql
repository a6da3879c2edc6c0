-- Stores a lead and its pending notification in one transaction, once per submission.
--
-- The same submission is: the same key with the same content, or, without a key, the same content within ten
-- minutes. A key that comes back with other content is a new request: a cached form or a faulty client must
-- never swallow somebody else's lead.

create function public.submit_quote_request(
  first_name text,
  email text,
  phone text,
  idempotency_key text default null
) returns table (quote_request_id uuid, notification_id uuid, is_new boolean)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  whitespace constant text := E' \t\n\r\v\f';
  -- Null becomes empty here so that one kind of constraint, not two, refuses a missing value.
  given_first_name constant text := btrim(coalesce(submit_quote_request.first_name, ''), whitespace);
  given_email constant text := btrim(coalesce(submit_quote_request.email, ''), whitespace);
  given_phone constant text := btrim(coalesce(submit_quote_request.phone, ''), whitespace);
  given_key constant text := submit_quote_request.idempotency_key;
  -- A JSON array keeps the borders between fields: ('ab', 'c') is not ('a', 'bc').
  digest constant bytea := sha256(convert_to(jsonb_build_array(given_first_name, given_email, given_phone)::text, 'UTF8'));
  violated_constraint text;
begin
  -- Two copies of one submission arriving together wait for each other here, so that the second one finds
  -- the first one's row. Other submissions do not wait.
  perform pg_advisory_xact_lock(hashtextextended(encode(digest, 'hex'), 0));

  return query
    select earlier.id, notification.id, false
    from public.quote_requests as earlier
    join public.quote_notifications as notification on notification.quote_request_id = earlier.id
    where earlier.content_digest = digest
      and case
        when given_key is null then earlier.created_at > now() - interval '10 minutes'
        else earlier.idempotency_key = given_key
      end
    order by earlier.created_at desc
    limit 1;
  if found then
    return;
  end if;

  return query
    with request as (
      insert into public.quote_requests (first_name, email, phone, idempotency_key, content_digest)
      values (given_first_name, given_email, given_phone, given_key, digest)
      returning id
    ), notification as (
      insert into public.quote_notifications (quote_request_id)
      select request.id from request
      returning id, quote_request_id
    )
    select notification.quote_request_id, notification.id, true from notification;
exception
  -- The original error carries the whole row in its details; a lead's data must not travel into logs.
  when check_violation then
    get stacked diagnostics violated_constraint = constraint_name;
    raise exception using
      errcode = 'check_violation',
      message = format('quote request refused: %s', replace(violated_constraint, '_', ' '));
end;
$$;

comment on function public.submit_quote_request(text, text, text, text) is
  'Stores a quote request once and returns its id, the id of its notification and whether it is new.';

revoke all on function public.submit_quote_request(text, text, text, text) from public, anon, authenticated;
grant execute on function public.submit_quote_request(text, text, text, text) to service_role;
