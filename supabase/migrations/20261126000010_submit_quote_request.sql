-- outcome: stored; suspect (stored, nothing is sent); limited (nothing is stored). A repeat is answered with the earlier
-- request, and nothing is stored. A suspect submission that is repeated without its flag comes from a person who clicked
-- again, and is released.
create function public.submit_quote_request(
  first_name text,
  email text,
  phone text,
  idempotency_key text default null,
  suspicion text default null,
  address_hash text default null,
  phone_key text default null,
  address_limit integer default null,
  phone_limit integer default null,
  channels text[] default '{}',
  message text default null,
  origin_page text default null,
  origin_subject text default null
) returns table (outcome text, quote_request_id uuid, is_new boolean)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  -- No person fills in the honeypot.
  held boolean := coalesce(suspicion = 'honeypot', false);
  -- A JSON array keeps the boundaries between fields: ('ab', 'c') is not ('a', 'bc').
  digest constant bytea := sha256(convert_to(jsonb_build_array(first_name, email, phone, message)::text, 'UTF8'));
  earlier record;
  limit_reached text;
  violated_constraint text;
begin
  select * into earlier from public.find_repeated_quote_request(digest, idempotency_key);
  if found then
    -- Clicking again indicates a person, but not whose phone number it is.
    is_new := earlier.is_held and not held and earlier.suspicion is distinct from 'many-requests';
    if is_new then
      perform public.requeue_quote_request(earlier.request_id);
    end if;
    outcome := case when earlier.is_held and not is_new then 'suspect' else 'stored' end;
    return query select outcome, earlier.request_id, is_new;
    return;
  end if;

  limit_reached := public.reached_quote_limit(address_hash, address_limit, phone_key, phone_limit);
  if limit_reached = 'address' then
    return query select 'limited', null::uuid, false;
    return;
  elsif limit_reached = 'phone' then
    -- Held for the owner, because anyone can type another person's number.
    suspicion := coalesce(suspicion, 'many-requests');
    held := true;
  end if;

  insert into public.quote_requests as request
    (first_name, email, phone, phone_key, message, idempotency_key, content_digest, suspicion, address_hash,
     origin_page, origin_subject)
  values
    (first_name, email, phone, phone_key, message, idempotency_key, digest, suspicion, address_hash,
     origin_page, origin_subject)
  returning request.id into quote_request_id;
  -- The owner's email always, other channels as configured in the edge function.
  insert into public.quote_notifications (quote_request_id, channel, status)
  select distinct quote_request_id, wanted, case when held then 'suspect' else 'pending' end
  from unnest(array['email'] || channels) as wanted;
  return query select case when held then 'suspect' else 'stored' end, quote_request_id, true;
exception
  -- The original error contains the whole row in its details, and a lead's data must not end up in logs.
  when check_violation then
    get stacked diagnostics violated_constraint = constraint_name;
    raise exception 'quote request rejected: %', replace(violated_constraint, '_', ' ') using errcode = 'check_violation';
end;
$$;
