-- How much the assistant was asked: by one visitor in a period, and of the model on one day. Counted here because
-- functions run in many processes at once; a count in one of them would be no limit.

create table public.assistant_visitor_counts (
  -- A salted hash (supabase/functions/_shared/visitor-hash.ts), never an address.
  visitor text not null check (visitor ~ '^[0-9a-f]{64}$'),
  kind text not null check (kind in ('question', 'model')),
  period_start timestamptz not null,
  count integer not null check (count > 0),
  primary key (visitor, kind, period_start)
);

comment on table public.assistant_visitor_counts is
  'How often a visitor asked in a period. Rows are removed after a day.';

create index assistant_visitor_counts_by_age on public.assistant_visitor_counts (period_start);

create table public.assistant_model_days (
  -- In UTC.
  day date primary key,
  calls integer not null check (calls >= 0),
  tokens bigint not null check (tokens >= 0)
);

comment on table public.assistant_model_days is 'What the model behind the assistant was asked and has cost, by day.';

-- Reached through the functions below and no other way, also by the server role.
alter table public.assistant_visitor_counts enable row level security;
alter table public.assistant_model_days enable row level security;
revoke all on public.assistant_visitor_counts, public.assistant_model_days
  from public, anon, authenticated, service_role;

-- Counts one question. Answers 0 when it may be answered, otherwise the seconds until the visitor may ask again.
create function public.count_assistant_question(visitor text, most integer, period_seconds integer)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  length constant double precision := greatest(period_seconds, 1);
  started constant timestamptz := to_timestamp(floor(extract(epoch from now())::double precision / length) * length);
  asked integer;
begin
  delete from public.assistant_visitor_counts where period_start < now() - interval '1 day';

  -- The count stops one above the limit: a flood must not overflow it.
  insert into public.assistant_visitor_counts as counted (visitor, kind, period_start, count)
  values (count_assistant_question.visitor, 'question', started, 1)
  on conflict (visitor, kind, period_start) do update
    set count = least(counted.count, greatest(count_assistant_question.most, 0)) + 1
  returning counted.count into asked;

  if asked <= most then
    return 0;
  end if;
  return greatest(1, ceil(length - extract(epoch from now() - started)))::integer;
end;
$$;

comment on function public.count_assistant_question(text, integer, integer) is
  'Counts a question of a visitor; 0 when it may be answered, otherwise the seconds to wait.';

-- Sets aside what one call of the model may cost at most, before it is made: so many calls at once cannot pass the
-- caps together. Answers the day it was set aside for, or null when visitor or day has used up its share.
create function public.reserve_model_call(
  most_by_visitor integer,
  most_calls integer,
  most_tokens integer,
  call_tokens integer,
  visitor text default null
)
returns date
language plpgsql
volatile
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := (now() at time zone 'UTC')::date;
begin
  if reserve_model_call.call_tokens < 0 then
    raise exception 'call_tokens must not be negative' using errcode = '22023';
  end if;

  -- A visitor nobody could name shares the day with all others and has no count of their own.
  if reserve_model_call.visitor is not null then
    insert into public.assistant_visitor_counts as counted (visitor, kind, period_start, count)
    select reserve_model_call.visitor, 'model', today::timestamp at time zone 'UTC', 1
    where reserve_model_call.most_by_visitor > 0
    on conflict (visitor, kind, period_start) do update
      set count = counted.count + 1
      where counted.count < reserve_model_call.most_by_visitor;
    if not found then
      return null;
    end if;
  end if;

  insert into public.assistant_model_days as counted (day, calls, tokens)
  select today, 1, reserve_model_call.call_tokens
  where reserve_model_call.most_calls > 0
    and reserve_model_call.call_tokens <= reserve_model_call.most_tokens
  on conflict (day) do update
    set calls = counted.calls + 1, tokens = counted.tokens + excluded.tokens
    where counted.calls < reserve_model_call.most_calls
      and counted.tokens + excluded.tokens <= reserve_model_call.most_tokens;
  if not found then
    return null;
  end if;
  return today;
end;
$$;

comment on function public.reserve_model_call(integer, integer, integer, integer, text) is
  'Sets tokens aside for one call of the model; null when the visitor or the day has used up its share.';

-- Replaces what was set aside by what the call has really cost. A call that is never settled stays counted in full.
create function public.settle_model_call(reserved_on date, reserved_tokens integer, used_tokens integer)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update public.assistant_model_days
  set tokens = greatest(0, tokens - reserved_tokens + greatest(used_tokens, 0))
  where day = reserved_on;
$$;

comment on function public.settle_model_call(date, integer, integer) is
  'Replaces the tokens set aside for a call by those it has used.';

revoke all on function
  public.count_assistant_question(text, integer, integer),
  public.reserve_model_call(integer, integer, integer, integer, text),
  public.settle_model_call(date, integer, integer)
  from public, anon, authenticated;
grant execute on function
  public.count_assistant_question(text, integer, integer),
  public.reserve_model_call(integer, integer, integer, integer, text),
  public.settle_model_call(date, integer, integer)
  to service_role;
