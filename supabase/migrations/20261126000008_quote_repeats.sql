-- Returns the request that a submission repeats, if any: the same content within ten minutes, from any device or page, or
-- the same content and key within a day. Any later submission is a new request. So is the same key with other content, so
-- that a cached form never swallows a lead.
create function public.find_repeated_quote_request(content_digest bytea, idempotency_key text)
returns table (request_id uuid, is_held boolean, suspicion text)
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
begin
  -- Concurrent copies of one submission wait for each other, so that the second finds the row of the first.
  perform pg_advisory_xact_lock(hashtextextended(encode(content_digest, 'hex'), 0));
  return query
  select request.id, notification.status = 'suspect', request.suspicion
  from public.quote_requests as request
  join public.quote_notifications as notification
    on notification.quote_request_id = request.id and notification.channel = 'email'
  where request.content_digest = content_digest
    and (request.created_at > now() - interval '10 minutes'
      or (request.idempotency_key = idempotency_key and request.created_at > now() - interval '24 hours'))
  -- If the owner already has one of several, it is the answer.
  order by notification.status = 'suspect', request.created_at desc
  limit 1;
end;
$$;
