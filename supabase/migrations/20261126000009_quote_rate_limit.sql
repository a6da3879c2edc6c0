-- Returns the daily limit that a submission has reached: address or phone (it is not stored), or shared-phone (it is held,
-- because anyone can type another person's number). A null limit disables its check, a null hash the one per address, and
-- a null key the one per phone. Rows that a wrong clock dated ahead are not counted.
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
  soon constant timestamptz := now() + interval '5 minutes';
  by_phone bigint;
  by_both bigint;
begin
  -- Counting and storing must not interleave with another submission by the same visitor. All callers acquire the locks
  -- in this order, which prevents deadlocks.
  if address_hash is not null then
    perform pg_advisory_xact_lock(hashtextextended('address ' || address_hash, 0));
    if (select count(*) from public.quote_requests as request
        where request.address_hash = address_hash and request.created_at > a_day_ago
          and request.created_at < soon) >= address_limit then
      return 'address';
    end if;
  end if;
  if phone_key is not null then
    perform pg_advisory_xact_lock(hashtextextended('phone ' || phone_key, 0));
    select count(*), count(*) filter (where request.address_hash = address_hash) into by_phone, by_both
    from public.quote_requests as request
    where request.phone_key = phone_key and request.created_at > a_day_ago and request.created_at < soon;
    if by_both >= phone_limit then
      return 'phone';
    elsif by_phone >= phone_limit then
      return 'shared-phone';
    end if;
  end if;
  return null;
end;
$$;

-- Returns whether the address hash of a request is no longer needed for any rate limit.
create function public.may_forget_address(received_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select received_at < now() - interval '25 hours' or received_at > now() + interval '1 hour'
$$;
