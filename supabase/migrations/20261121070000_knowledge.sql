-- What the assistant may say, and the way to find it. The rows are made from the site's own texts
-- (supabase/generated/knowledge.sql); nobody edits them here.

create table public.knowledge (
  id text primary key,
  -- Order in which the site lists them; the earlier of two equally good answers is given.
  position integer not null,
  topic text not null,
  -- How visitors ask for it. Empty: the entry is not found by search, only read by its id.
  questions text not null,
  -- May hold {name}, {phone} and {email}: the identity of the business is a setting of the functions.
  answer text not null,
  -- A word of a question weighs more (A) than a word that merely occurs in the answer (C).
  search tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english'::regconfig, questions), 'A')
    || setweight(to_tsvector('pg_catalog.english'::regconfig, regexp_replace(answer, '\{[a-z]+\}', ' ', 'g')), 'C')
  ) stored
);

comment on table public.knowledge is 'Everything the assistant can say. Made by npm run knowledge.';

alter table public.knowledge enable row level security;
revoke all on public.knowledge from public, anon, authenticated, service_role;
grant select on public.knowledge to service_role;

-- The entries that share words with a question, best first.
--
-- `relevance` adds up the words found, rare ones counting more: "roof" says more than "clean". `coverage` is the
-- part of the question's weight the entry accounts for, 0 to 1; words no entry knows count fully, so a question
-- about something else stays near 0 however many everyday words it has. Any text is a question: it is split
-- into words, never read as search syntax, where a visitor's dash or quotation mark would be an operator.
create function public.search_knowledge(query text, max_results integer default 5)
returns table (id text, topic text, answer text, relevance real, coverage real)
language sql
stable
security definer
set search_path = ''
as $$
  with words as (
    select lexeme
    from unnest(to_tsvector('pg_catalog.english'::regconfig, left(coalesce(query, ''), 2000)))
  ), found as (
    select knowledge.id, entry.lexeme, case when 'A' = any (entry.weights) then 1.0 else 0.5 end as weight
    from public.knowledge, unnest(knowledge.search) as entry
    where knowledge.questions <> '' and entry.lexeme in (select words.lexeme from words)
  ), rarity as (
    select words.lexeme, ln(1 + (select count(*) from public.knowledge) / (1.0 + count(found.id))) as value
    from words left join found using (lexeme)
    group by words.lexeme
  ), score as (
    select found.id, sum(found.weight * rarity.value) as relevance
    from found join rarity using (lexeme)
    group by found.id
  )
  select knowledge.id, knowledge.topic, knowledge.answer, score.relevance::real,
         (score.relevance / (select sum(rarity.value) from rarity))::real
  from score join public.knowledge on knowledge.id = score.id
  order by score.relevance desc, knowledge.position
  limit least(greatest(coalesce(max_results, 5), 0), 50);
$$;

comment on function public.search_knowledge(text, integer) is
  'Finds what the assistant knows about a question; relevance orders, coverage (0 to 1) says how much of it is understood.';

revoke all on function public.search_knowledge(text, integer) from public, anon, authenticated;
grant execute on function public.search_knowledge(text, integer) to service_role;
