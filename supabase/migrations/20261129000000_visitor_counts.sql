-- Not only the assistant limits its visitors: photos and the pages of requests do too.

alter table public.assistant_counts rename to visitor_counts;
alter index public.assistant_counts_by_age rename to visitor_counts_by_age;
alter table public.visitor_counts drop constraint assistant_counts_kind_check;
alter table public.visitor_counts add constraint known_kind check (kind in ('question', 'model', 'photo', 'request-page'));
comment on table public.visitor_counts is
  'How often a visitor did what is limited in a period. Rows are removed after a day.';

drop function public.count_assistant_use;

-- Counts one use by a visitor. Returns 0 if it is allowed, otherwise the seconds until the next one is.
create function public.count_visitor_use(visitor text, kind text, most integer, period_seconds integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  length constant double precision := period_seconds;
  started constant timestamptz := to_timestamp(floor(extract(epoch from now())::double precision / length) * length);
  used integer;
begin
  -- The count stops one above the limit, so that a flood cannot overflow it.
  insert into public.visitor_counts as counted (visitor, kind, period_start, count)
  values (count_visitor_use.visitor, count_visitor_use.kind, started, 1)
  on conflict (visitor, kind, period_start) do update
    set count = least(counted.count, count_visitor_use.most) + 1
  returning counted.count into used;

  if used <= most then
    return 0;
  end if;
  return greatest(1, ceil(length - extract(epoch from now() - started)))::integer;
end;
$$;
