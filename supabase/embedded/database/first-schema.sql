-- Takes a database of the first schema, fifteen migrations that were never released, to where the tables of
-- today's migrations leave one. What comes after the tables is dropped: today's files make it again. The counts
-- of the assistant's limits, which live for a day, start anew.

alter table public.quote_requests
  add column message text constraint message_has_1_to_1000_characters check (char_length(message) between 1 and 1000);

drop view public.quote_request_overview;
drop function
  public.submit_quote_request,
  public.claim_quote_notifications,
  public.quote_outbox_has_work,
  public.tidy_quote_outbox,
  public.record_notification_attempt,
  public.requeue_quote_request,
  public.may_auto_reply,
  public.purge_quote_requests,
  public.count_assistant_question,
  public.reserve_model_call,
  public.settle_model_call;
drop table public.assistant_visitor_counts, public.assistant_model_days;
