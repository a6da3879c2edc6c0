-- Returns the daily limit that a submission has reached: address or phone. A null limit, hash or key limits nothing.
create function public.reached_quote_limit(
  address_hash text,
  address_limit integer,
  phone_key text,
  phone_limit integer
) returns text
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  a_day_ago constant timestamptz := now() - interval '24 hours';
begin
  -- Counting and storing must not interleave with another submission by the same visitor. All callers acquire the locks
  -- in this order, which prevents deadlocks.
  perform pg_advisory_xact_lock(hashtextextended('address ' || address_hash, 0));
  if (select count(*) from public.quote_requests as request
      where request.address_hash = address_hash and request.created_at > a_day_ago) >= address_limit then
    return 'address';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('phone ' || phone_key, 0));
  if (select count(*) from public.quote_requests as request
      where request.phone_key = phone_key and request.created_at > a_day_ago) >= phone_limit then
    return 'phone';
  end if;
  return null;
end;
$$;
