-- Counted in the database because edge functions run in many processes. Only accessed through the function below.

create table public.assistant_counts (
  -- A salted hash, never an address. functions/_shared/platform/visitor-hash.ts also has two shared counters.
  visitor text not null check (visitor ~ '^[0-9a-f]{64}$'),
  kind text not null check (kind in ('question', 'model')),
  period_start timestamptz not null,
  count integer not null check (count > 0),
  primary key (visitor, kind, period_start)
);

comment on table public.assistant_counts is
  'How often the assistant, or the model behind it, was asked in a period. Rows are removed after a day.';

create index assistant_counts_by_age on public.assistant_counts (period_start);

alter table public.assistant_counts enable row level security;

-- Counts one use by a visitor. Returns 0 if it is allowed, otherwise the seconds until the next one is.
create function public.count_assistant_use(visitor text, kind text, most integer, period_seconds integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  length constant double precision := period_seconds;
  started constant timestamptz := to_timestamp(floor(extract(epoch from now())::double precision / length) * length);
  used integer;
begin
  -- The count stops one above the limit, so that a flood cannot overflow it.
  insert into public.assistant_counts as counted (visitor, kind, period_start, count)
  values (count_assistant_use.visitor, count_assistant_use.kind, started, 1)
  on conflict (visitor, kind, period_start) do update
    set count = least(counted.count, count_assistant_use.most) + 1
  returning counted.count into used;

  if used <= most then
    return 0;
  end if;
  return greatest(1, ceil(length - extract(epoch from now() - started)))::integer;
end;
$$;
