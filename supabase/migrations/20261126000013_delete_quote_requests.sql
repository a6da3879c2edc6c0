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

-- Normalizes an email address: NFKC, lower case, and no whitespace, invisible characters or trailing periods.
create function public.normalized_email(email text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lower(regexp_replace(
    normalize(email, NFKC),
    '[\s\u00AD\u0600-\u0605\u061C\u06DD\u070F\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|\.+\s*$',
    '', 'g'
  ))
$$;

-- Deletes every request of one person, found by email address in any format or by the key of the phone number, including
-- those still to be delivered. Returns what was deleted, so that the files of the notifications can be deleted too.
create function public.forget_person(contact text, phone_key text default null)
returns table (request_id uuid, notification_id uuid, email text, phone text)
language plpgsql security definer set search_path = ''
as $$
declare
  is_email constant boolean := normalize(contact, NFKC) ~ '@';
begin
  -- A few digits are not a phone number, and could match a stranger's request.
  if not is_email and phone_key is null then
    raise exception 'an email address or a full phone number is required' using errcode = 'invalid_parameter_value';
  end if;
  return query
  with person as (
    select request.id, request.email, request.phone
    from public.quote_requests as request
    where case
      when is_email then public.normalized_email(request.email) = public.normalized_email(contact)
      else request.phone_key = forget_person.phone_key
    end
  ), matching as (
    select person.id, notification.id as notification, person.email, person.phone
    from person left join public.quote_notifications as notification on notification.quote_request_id = person.id
  ), deleted as (
    delete from public.quote_requests as request using person where request.id = person.id
  )
  select matching.id, matching.notification, matching.email, matching.phone from matching;
end;
$$;
