-- Deletes requests received before the given time, except those still being delivered. Returns how many.
create function public.purge_quote_requests(received_before timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  purged integer;
begin
  -- Keeps a typo from deleting everything.
  if received_before is null or received_before > now() - interval '1 day' then
    raise exception 'only requests older than one day can be purged' using errcode = 'invalid_parameter_value';
  end if;
  delete from public.quote_requests as request
  where request.created_at < received_before
    and not exists (
      select from public.quote_notifications as notification
      where notification.quote_request_id = request.id and notification.status = 'pending'
    );
  get diagnostics purged = row_count;
  return purged;
end;
$$;

-- Deletes every request of one person, found by the key of the phone number or by the email address in any case and
-- width, including those still to be delivered. Returns what was deleted, so that the notifications' files can be
-- deleted too.
create function public.forget_person(contact text, phone_key text default null)
returns table (request_id uuid, notification_id uuid)
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := lower(normalize(btrim(contact), NFKC));
  is_email constant boolean := address ~ '@';
begin
  -- A few digits are not a phone number, and could match a stranger's request.
  if not is_email and phone_key is null then
    raise exception 'an email address or a full phone number is required' using errcode = 'invalid_parameter_value';
  end if;
  return query
  with person as (
    delete from public.quote_requests as request
    where case
      when is_email then lower(normalize(request.email, NFKC)) = address
      else request.phone_key = forget_person.phone_key
    end
    returning request.id
  )
  -- The snapshot of this statement still has the notifications.
  select person.id, notification.id
  from person left join public.quote_notifications as notification on notification.quote_request_id = person.id;
end;
$$;
